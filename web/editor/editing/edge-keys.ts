import { type Editor, Extension } from '@tiptap/core'
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { newLineBelow } from './insert-blocks.ts'
import { turnInto } from './turn-into.ts'

/** What keys do at the borders of blocks. */
export const edgeKeys = Extension.create({
  name: 'edgeKeys',
  priority: 150,
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) =>
      leaveNode(editor) ||
      leaveCaption(editor) ||
      leaveEmpty(editor) ||
      leaveCode(editor) ||
      breakInCell(editor),
    'Shift-Enter': ({ editor }) => breakLine(editor),
    Backspace: ({ editor }) => backToParagraph(editor) || selectPicture(editor),
    Tab: ({ editor }) => indentCode(editor),
    'Shift-Tab': ({ editor }) => outdentCode(editor),
    ArrowDown: ({ editor }) => editor.isActive('codeBlock') && leaveCodeBelow(editor),
  }),
  addProseMirrorPlugins: () => [new Plugin({ props: { handleTextInput: writeBelowNode } })],
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
function leaveNode({ state, view }: Editor): boolean {
  const { selection, schema, tr } = state
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false
  const below = selection.$to.depth > 0 ? selection.$to.after(1) : selection.to
  tr.insert(below, schema.nodes.paragraph!.create())
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, below + 1)).scrollIntoView())
  return true
}

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

/** A third Enter at the end leaves the code. */
function leaveCode(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection
  const { parent } = $from
  if (!empty || parent.type.name !== 'codeBlock' || $from.parentOffset < parent.content.size)
    return false
  if (!parent.textContent.endsWith('\n\n')) return false
  return editor
    .chain()
    .command(({ tr }) => Boolean(tr.delete($from.pos - 2, $from.pos)))
    .exitCode()
    .run()
}

function leaveCodeBelow(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection
  const isLast = $from.index(0) === editor.state.doc.childCount - 1
  return empty && isLast && $from.parentOffset === $from.parent.content.size
    ? editor.commands.exitCode()
    : false
}

const tab = '  '

function indentCode(editor: Editor): boolean {
  if (!editor.isActive('codeBlock')) return false
  editor.view.dispatch(editor.state.tr.insertText(tab).scrollIntoView())
  return true
}

function outdentCode(editor: Editor): boolean {
  if (!editor.isActive('codeBlock')) return false
  const { $from } = editor.state.selection
  const before = $from.parent.textContent.slice(0, $from.parentOffset)
  const line = $from.start() + before.lastIndexOf('\n') + 1
  if (editor.state.doc.textBetween(line, Math.min(line + 2, $from.end())) === tab)
    editor.view.dispatch(editor.state.tr.delete(line, line + 2))
  return true
}

const isInCell = ({ state: { selection } }: Editor): boolean =>
  selection.$from.depth > 2 && selection.$from.node(2).type.name === 'tableRow'

/** A cell holds one paragraph: Enter begins a new line in it. */
const breakInCell = (editor: Editor): boolean => isInCell(editor) && breakLine(editor)

function breakLine({ state, view, schema }: Editor): boolean {
  const { parent } = state.selection.$from
  if (parent.type.name === 'codeBlock' || !parent.inlineContent) return false
  if (parent.type.name === 'image') return true
  const marks = state.storedMarks ?? state.selection.$from.marks()
  const tr = state.tr.replaceSelectionWith(schema.nodes.hardBreak!.create(), false)
  view.dispatch(tr.ensureMarks(marks).scrollIntoView())
  return true
}

/** Typing with a picture selected must not replace the picture. */
function writeBelowNode(view: EditorView, _from: number, _to: number, text: string): boolean {
  const { selection, schema, tr } = view.state
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false
  const below = selection.$to.depth > 0 ? selection.$to.after(1) : selection.to
  tr.insert(below, schema.nodes.paragraph!.create(null, schema.text(text)))
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, below + 1 + text.length)))
  return true
}
