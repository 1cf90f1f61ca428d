import { type Editor, Extension } from '@tiptap/core'
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state'
import { findTable, isInTable } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { newLineBelow } from './insert-blocks.ts'
import { turnInto } from './turn-into.ts'

/** What keys do at the borders of blocks. */
export const edgeKeys = Extension.create({
  name: 'edgeKeys',
  priority: 150,
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) =>
      leaveNode(editor) || leaveCaption(editor) || leaveEmpty(editor) || breakInCell(editor),
    'Shift-Enter': ({ editor }) => breakLine(editor),
    'Mod-Enter': ({ editor }) => leaveTable(editor),
    Backspace: ({ editor }) => backToParagraph(editor) || selectPicture(editor),
  }),
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { handleTextInput: (view, _from, _to, text) => writeBelowNode(view, text) },
    }),
  ],
})

const dressed = new Set(['heading', 'quote', 'callout', 'codeBlock'])

const isBare = ({ state: { selection } }: Editor): boolean =>
  selection.empty && selection.$from.depth === 1 && dressed.has(selection.$from.parent.type.name)

/** At the start of a heading or a quote, Backspace takes off its dress first. */
function backToParagraph(editor: Editor): boolean {
  return (
    isBare(editor) &&
    editor.state.selection.$from.parentOffset === 0 &&
    turnInto(editor, 'paragraph')
  )
}

function leaveEmpty(editor: Editor): boolean {
  const { parent } = editor.state.selection.$from
  return (
    isBare(editor) &&
    parent.content.size === 0 &&
    parent.type.name !== 'codeBlock' &&
    turnInto(editor, 'paragraph')
  )
}

/** With a picture or a card selected, one goes on below it, also at the very top. */
const leaveNode = ({ view }: Editor): boolean => writeBelowNode(view, '')

/** From a caption one goes on below the picture; from a gallery, below the gallery. */
function leaveCaption({ state, view }: Editor): boolean {
  const { $from } = state.selection
  if ($from.parent.type.name !== 'image') return false
  view.dispatch(newLineBelow(state.tr, $from.after(1)).scrollIntoView())
  return true
}

function selectPicture({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.type.name !== 'image' || $from.parentOffset > 0) return false
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, $from.before())))
  return true
}

/** A cell holds one paragraph: Enter begins a new line in it. */
const breakInCell = (editor: Editor): boolean => isInTable(editor.state) && breakLine(editor)

/** Captions have one line, so there the key does nothing. */
function breakLine({ state, commands }: Editor): boolean {
  const { type } = state.selection.$from.parent
  return type.inlineContent && !type.spec.code && (commands.setHardBreak() || true)
}

function leaveTable({ state, view }: Editor): boolean {
  const table = findTable(state.selection.$from)
  if (!table) return false
  const below = table.pos + table.node.nodeSize
  view.dispatch(newLineBelow(state.tr, below).scrollIntoView())
  return true
}

/** Typing with a picture selected must not replace the picture. */
function writeBelowNode({ state, dispatch }: EditorView, text: string): boolean {
  const { selection, schema, tr } = state
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false
  const below = selection.$to.depth > 0 ? selection.$to.after(1) : selection.to
  tr.insert(below, schema.nodes.paragraph!.create(null, text === '' ? null : schema.text(text)))
  tr.setSelection(TextSelection.create(tr.doc, below + 1 + text.length))
  dispatch(tr.scrollIntoView())
  return true
}
