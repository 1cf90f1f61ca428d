import { type Editor, Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, type ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { styleOfItem } from '../document/list-blocks.ts'

export type Direction = -1 | 1

interface Options {
  /** Tells those who cannot see the block move. */
  onMove: (message: string) => void
}

export const moveKeys = Extension.create<Options>({
  name: 'moveKeys',
  addOptions: () => ({ onMove: () => undefined }),
  addKeyboardShortcuts() {
    const move = (editor: Editor, by: Direction): boolean => {
      const message = moveSelection(editor, by)
      if (message !== null) this.options.onMove(message)
      return true
    }
    return {
      'Alt-Shift-ArrowUp': ({ editor }) => move(editor, -1),
      'Alt-Shift-ArrowDown': ({ editor }) => move(editor, 1),
    }
  },
})

/** Moves the item of a list among its kind, else the blocks of the selection; says where to. */
export function moveSelection({ state, view }: Editor, by: Direction): string | null {
  const depth = itemDepth(state.selection.$from)
  const moved = (depth > 0 && swapped(state, depth, by)) || swapped(state, 0, by)
  if (!moved) return null
  view.dispatch(closeHistory(moved).scrollIntoView())
  const $from = view.state.selection.$from
  const at = moved.getMeta(movedItem) === true ? depth - 1 : 0
  const announcement = `${$from.index(at) + 1}. sıraya taşındı.`
  return at > 0 ? `Madde ${announcement}` : `Blok ${announcement}`
}

const movedItem = 'movedItem'

/** At which depth the item is that holds the whole selection. */
function itemDepth($from: ResolvedPos): number {
  for (let depth = $from.depth; depth > 0; depth--)
    if (styleOfItem($from.node(depth).type.name)) return depth
  return 0
}

/** Swaps what is selected below the given depth with its neighbour. */
function swapped(state: EditorState, itemDepth: number, by: Direction): Transaction | null {
  const { selection, doc, tr } = state
  const { $from, $to } = selection
  const depth = itemDepth === 0 ? 0 : itemDepth - 1
  if ($from.start(depth) !== $to.start(depth)) return null
  const parent = $from.node(depth)
  const first = $from.index(depth)
  const last = $to.depth > depth ? $to.index(depth) : Math.max(first, $to.index(depth) - 1)
  const neighbour = parent.maybeChild(by < 0 ? first - 1 : last + 1)
  if (!neighbour) return null
  const start = $from.posAtIndex(first, depth)
  const end = $from.posAtIndex(last + 1, depth)
  const moving = doc.slice(start, end).content
  const shift = by * neighbour.nodeSize
  if (by < 0) tr.replaceWith(start + shift, end, moving.append(Fragment.from(neighbour)))
  else tr.replaceWith(start, end + shift, Fragment.from(neighbour).append(moving))
  const again =
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, selection.from + shift)
      : TextSelection.create(tr.doc, selection.anchor + shift, selection.head + shift)
  return tr.setSelection(again).setMeta(movedItem, itemDepth > 0)
}
