import { type Editor, Extension, getMarkRange } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'
import { linkAddress, webAddress } from '../../../core/document/addresses.ts'

/** An address as people type it, without the full stop that ends the sentence. */
export const typedAddress = /(?<=^|[\s(])((?:https?:\/\/|www\.)[^\s<>()]*[^\s<>().,;:!?'"”’])/

/** `www.ornek.com` and `ornek.com/yazi` lead somewhere too. */
export function hrefOf(typed: string): string | null {
  const text = typed.trim()
  if (linkAddress(text) !== null) return text
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return linkAddress(`mailto:${text}`)
  return /^[^\s/:]+\.[^\s/:]{2,}(?:[/?#:]|$)/.test(text) ? webAddress(`https://${text}`) : null
}

export interface LinkAtSelection {
  from: number
  to: number
  href: string
}

/** The link that the caret stands in, or that begins the selection. */
export function linkAt({ selection, schema, doc }: EditorState): LinkAtSelection | null {
  const type = schema.marks.link!
  const $inside = doc.resolve(Math.min(selection.from + 1, selection.$from.end()))
  const range = getMarkRange(selection.$from, type) ?? getMarkRange($inside, type)
  if (!range) return null
  const mark = doc.nodeAt(range.from)?.marks.find((each) => each.type === type)
  return mark ? { ...range, href: String(mark.attrs.href) } : null
}

/** Sets or, without an address, removes the link of the selection. */
export function setLink(editor: Editor, href: string | null): void {
  const { state, schema } = editor
  const at = linkAt(state)
  const { from, to } = state.selection.empty && at ? at : state.selection
  const tr = state.tr.removeMark(from, to, schema.marks.link)
  if (href !== null && from < to) tr.addMark(from, to, schema.marks.link!.create({ href }))
  else if (href !== null) tr.insert(from, schema.text(href, [schema.marks.link!.create({ href })]))
  editor.view.dispatch(tr.scrollIntoView())
  editor.view.focus()
}

/** The address of a paragraph that is nothing but one link. */
export function loneLink({ selection: { $from, empty } }: EditorState): string | null {
  const block = $from.parent
  if (!empty || $from.depth !== 1 || block.type.name !== 'paragraph' || block.childCount !== 1)
    return null
  const link = block.firstChild!.marks.find((mark) => mark.type.name === 'link')
  return link ? webAddress(link.attrs.href) : null
}

/** Enter ends a word as well as a space does. */
export const linkOnEnter = Extension.create({
  name: 'linkOnEnter',
  priority: 300,
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => {
      linkWordBefore(editor)
      return false
    },
  }),
})

function linkWordBefore({ state, view, schema }: Editor): void {
  const { $from, empty } = state.selection
  if (!empty || !$from.parent.inlineContent || $from.parent.type.spec.code) return
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '￼')
  const address = new RegExp(`${typedAddress.source}$`).exec(before)?.[1]
  const href = address && hrefOf(address)
  if (!href || !$from.parent.type.allowsMarkType(schema.marks.link!)) return
  const from = $from.pos - address.length
  if (state.doc.rangeHasMark(from, $from.pos, schema.marks.link!)) return
  view.dispatch(state.tr.addMark(from, $from.pos, schema.marks.link!.create({ href })))
}
