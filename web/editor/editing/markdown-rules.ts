import { Extension, InputRule, type ExtendedRegExpMatchArray, markInputRule } from '@tiptap/core'
import { type EditorState, TextSelection } from '@tiptap/pm/state'
import { canJoin } from '@tiptap/pm/transform'
import { linkAddress } from '../../../core/document/addresses.ts'
import type { SimpleMark } from '../../../core/document/types.ts'
import { languageOf } from '../document/code-languages.ts'
import { listNames, type ListStyle } from '../document/list-blocks.ts'
import { type BlockKind, textKinds } from './block-kinds.ts'
import { hrefOf, typedAddress } from './links.ts'

/** The signs of Markdown, turned into what they mean as they are typed. */
export const markdownRules = Extension.create({
  name: 'markdownRules',
  // Before every other meaning of Backspace: what a sign has just become is taken back.
  priority: 400,
  addKeyboardShortcuts: () => ({ Backspace: ({ editor }) => editor.commands.undoInputRule() }),
  addInputRules() {
    const { marks } = this.editor.schema
    return [
      ...blockSigns.map(([sign, kind]) => textRule(sign, kind)),
      ...listSigns.map(([sign, style]) => listRule(sign, style)),
      codeRule,
      dividerRule,
      linkRule,
      addressRule,
      ...markSigns.map(([find, mark]) => markInputRule({ find, type: marks[mark]! })),
    ]
  },
})

type TextBlockKind = Exclude<BlockKind, ListStyle>

const blockSigns: [RegExp, TextBlockKind][] = [
  [/^##?\s$/, 'heading2'],
  [/^###\s$/, 'heading3'],
  [/^####\s$/, 'heading4'],
  [/^>\s$/, 'quote'],
  [/^!!\s$/, 'callout'],
]

const listSigns: [RegExp, ListStyle][] = [
  [/^[-*+•]\s$/, 'bullet'],
  [/^1[.)]\s$/, 'ordered'],
]

/** What may stand before an opening sign. */
const open = String.raw`(?<=^|[\s([{"'“‘—–-])`
const around = (sign: string, inside: string): RegExp =>
  new RegExp(`${open}${sign}(${inside})${sign}$`, 'u')
const no = (sign: string): string => `[^\\s${sign}](?:[^${sign}]*[^\\s${sign}])?`

const markSigns: [RegExp, SimpleMark][] = [
  [around(String.raw`\*\*`, no(String.raw`\*`)), 'bold'],
  [around('__', no('_')), 'bold'],
  [around(String.raw`\*`, no(String.raw`\*`)), 'italic'],
  [around('_', no('_')), 'italic'],
  [around('~~', no('~')), 'strike'],
  [around('==', no('=')), 'highlight'],
  [around('`', '[^`]+'), 'code'],
]

/** Only a plain paragraph of its own becomes another block; its key stays. */
function plainParagraph(state: EditorState): { key: string | null; position: number } | null {
  const { $from } = state.selection
  if ($from.depth !== 1 || $from.parent.type.name !== 'paragraph') return null
  return { key: $from.parent.attrs.key as string | null, position: $from.before() }
}

const textRule = (find: RegExp, kind: TextBlockKind) =>
  new InputRule({
    find,
    handler: ({ state, range }) => {
      const paragraph = plainParagraph(state)
      if (!paragraph) return null
      const { node, attributes } = textKinds[kind]
      state.tr
        .delete(range.from, range.to)
        .setNodeMarkup(paragraph.position, state.schema.nodes[node], {
          key: paragraph.key,
          ...attributes,
        })
      return undefined
    },
  })

const listRule = (find: RegExp, style: ListStyle) =>
  new InputRule({
    find,
    handler: ({ state, range }) => {
      const paragraph = plainParagraph(state)
      if (!paragraph) return null
      const { list, item } = listNames[style]
      const { nodes } = state.schema
      const { tr } = state
      tr.delete(range.from, range.to)
      const blockRange = tr.selection.$from.blockRange()!
      tr.wrap(blockRange, [
        { type: nodes[list]!, attrs: { key: paragraph.key } },
        { type: nodes[item]! },
      ])
      const before = tr.doc.resolve(paragraph.position).nodeBefore
      if (before?.type.name === list && canJoin(tr.doc, paragraph.position))
        tr.join(paragraph.position)
      return undefined
    },
  })

/** ``` and a language, then a space or Enter. */
const codeRule = new InputRule({
  find: /^```([\w+#.-]{0,40})\s$/,
  handler: ({ state, range, match }) => {
    const paragraph = plainParagraph(state)
    if (!paragraph || state.selection.$from.parent.content.size > range.to - range.from) return null
    const attributes = { key: paragraph.key, language: languageOf(match[1]) }
    state.tr
      .delete(range.from, range.to)
      .setNodeMarkup(paragraph.position, state.schema.nodes.codeBlock, attributes)
    return undefined
  },
})

const dividerRule = new InputRule({
  find: /^(?:---|—-)$/,
  handler: ({ state, range }) => {
    const paragraph = plainParagraph(state)
    if (!paragraph) return null
    const { tr, schema } = state
    tr.delete(range.from, range.to).insert(paragraph.position, schema.nodes.divider!.create())
    tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(range.from)))
    return undefined
  },
})

/** `[ad](adres)` */
const linkRule = new InputRule({
  find: /\[([^[\]]+)\]\(([^()\s]+)\)$/,
  handler: ({ state, range, match }) => {
    const [, name, address] = match as ExtendedRegExpMatchArray & [string, string, string]
    if (linkAddress(address) === null || state.selection.$from.parent.type.spec.code) return null
    const link = state.schema.marks.link!.create({ href: address })
    state.tr
      .replaceWith(range.from, range.to, state.schema.text(name, [link]))
      .removeStoredMark(link)
    return undefined
  },
})

/** An address becomes a link when the word is over. */
const addressRule = new InputRule({
  find: new RegExp(`${typedAddress.source} $`),
  handler: ({ state, range, match }) => {
    const [, address] = match as ExtendedRegExpMatchArray & [string, string]
    const href = hrefOf(address)
    if (href === null || state.selection.$from.parent.type.spec.code) return null
    const link = state.schema.marks.link!.create({ href })
    const end = range.from + address.length
    state.tr.addMark(range.from, end, link).insertText(' ', end).removeStoredMark(link)
    return undefined
  },
})
