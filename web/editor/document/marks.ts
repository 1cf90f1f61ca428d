import { Mark } from '@tiptap/core'
import { linkAddress } from '../../../core/document/addresses.ts'
import type { SimpleMark } from '../../../core/document/types.ts'

/** How each mark is shown, and what of the browser's own making is read as it. */
const looks: Record<SimpleMark, { tag: string; also: string[]; shortcut: string }> = {
  bold: { tag: 'strong', also: ['b'], shortcut: 'Mod-b' },
  italic: { tag: 'em', also: ['i'], shortcut: 'Mod-i' },
  underline: { tag: 'u', also: [], shortcut: 'Mod-u' },
  strike: { tag: 's', also: ['del', 'strike'], shortcut: 'Mod-Shift-x' },
  highlight: { tag: 'mark', also: [], shortcut: 'Mod-Shift-h' },
  code: { tag: 'code', also: [], shortcut: 'Mod-e' },
}

/** None shuts another out: a text may be code and bold at once, and nothing is dropped. */
const simpleMark = (name: SimpleMark) => {
  const { tag, also, shortcut } = looks[name]
  return Mark.create({
    name,
    code: name === 'code',
    exitable: name === 'code',
    parseHTML: () => [tag, ...also].map((each) => ({ tag: each })),
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMark(name) }
    },
  })
}

const link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '', rendered: false } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element: HTMLElement) => {
        const href = element.getAttribute('href')
        return linkAddress(href) === null ? false : { href }
      },
    },
  ],
  renderHTML: ({ mark }) => [
    'a',
    { href: linkAddress(mark.attrs.href) ?? '', rel: 'noopener nofollow' },
    0,
  ],
})

/** From the outermost tag to the innermost. */
export const marks = [
  link,
  simpleMark('bold'),
  simpleMark('italic'),
  simpleMark('underline'),
  simpleMark('strike'),
  simpleMark('highlight'),
  simpleMark('code'),
]
