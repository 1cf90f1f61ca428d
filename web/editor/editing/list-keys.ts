import { type Editor, Extension } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { liftListItem, sinkListItem, splitListItem } from '@tiptap/pm/schema-list'
import { styleOfItem, styleOfList } from '../document/list-blocks.ts'

/** Enter, Tab and Backspace in lists. */
export const listKeys = Extension.create({
  name: 'listKeys',
  priority: 200,
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => inItem(editor, splitListItem) || inItem(editor, liftListItem),
    Tab: ({ editor }) => isInItem(editor) && (inItem(editor, sinkListItem) || true),
    'Shift-Tab': ({ editor }) => isInItem(editor) && (inItem(editor, liftListItem) || true),
    Backspace: ({ editor }) =>
      (isAtStart(editor) && inItem(editor, liftListItem)) || joinListBefore(editor),
  }),
})

type ItemCommand = typeof splitListItem

function itemName(editor: Editor): string | null {
  const { $from } = editor.state.selection
  const name = $from.depth > 1 ? $from.node(-1).type.name : ''
  return styleOfItem(name) ? name : null
}

const isInItem = (editor: Editor): boolean => itemName(editor) !== null

function inItem(editor: Editor, command: ItemCommand): boolean {
  const name = itemName(editor)
  const { state, view, schema } = editor
  return name !== null && command(schema.nodes[name]!)(state, view.dispatch)
}

const isAtStart = ({ state: { selection } }: Editor): boolean =>
  selection.empty && selection.$from.parentOffset === 0

/** Backspace below a list takes the words up to its last item; it does not make a new one. */
function joinListBefore({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection
  if (!empty || $from.depth !== 1 || $from.parentOffset > 0) return false
  const list = $from.index(0) > 0 ? state.doc.child($from.index(0) - 1) : null
  if (!list || !styleOfList(list.type.name) || $from.parent.type.name !== 'paragraph') return false
  const target = TextSelection.near(state.doc.resolve($from.before() - 1), -1).from
  const tr = state.tr.delete($from.before(), $from.after()).insert(target, $from.parent.content)
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, target)).scrollIntoView())
  return true
}
