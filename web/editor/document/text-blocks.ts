import { Node } from '@tiptap/core'
import { CodeBlock } from '@tiptap/extension-code-block'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Paragraph } from '@tiptap/extension-paragraph'

const doc = Node.create({ name: 'doc', topNode: true, content: 'block+' })

const text = Node.create({ name: 'text', group: 'inline' })

const mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({ username: { isRequired: true, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'span[data-mention]',
      getAttrs: (element: HTMLElement) => ({ username: element.dataset.mention }),
    },
  ],
  renderHTML: ({ node }) => [
    'span',
    { class: 'mention', 'data-mention': String(node.attrs.username) },
    `@${node.attrs.username}`,
  ],
  renderText: ({ node }) => `@${node.attrs.username}`,
})

/** Their own keys hold Ctrl and Alt, which together type signs on Turkish keyboards. */
const withoutKeys = { addKeyboardShortcuts: () => ({}) }

const quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', ['p', 0]],
})

const callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'aside.callout' }],
  renderHTML: () => ['aside', { class: 'callout', role: 'note' }, ['p', 0]],
})

const code = CodeBlock.extend({
  addKeyboardShortcuts() {
    const { 'Mod-Alt-c': _typesASign, ...keys } = this.parent!()
    return keys
  },
}).configure({
  defaultLanguage: '',
  enableTabIndentation: true,
  tabSize: 2,
  // From the first line one goes up to the fields above the text.
  exitOnArrowUp: false,
})

export const textBlocks = [
  doc,
  Paragraph.extend(withoutKeys),
  text,
  HardBreak.extend(withoutKeys),
  mention,
  quote,
  callout,
  Heading.extend(withoutKeys).configure({ levels: [2, 3, 4] }),
  code,
  HorizontalRule.extend({ name: 'divider' }),
]
