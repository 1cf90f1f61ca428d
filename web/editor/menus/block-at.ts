import type { Node as DocNode } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'

export interface LocatedBlock {
  node: DocNode
  position: number
  dom: HTMLElement
}

/** The block at this height of the window; found by halving, so that long texts stay quick. */
export function blockAtHeight(view: EditorView, y: number): LocatedBlock | null {
  const { doc } = view.state
  const positions: number[] = []
  doc.forEach((_node, offset) => positions.push(offset))
  let low = 0
  let high = positions.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    const dom = view.nodeDOM(positions[middle]!) as HTMLElement | null
    if (!dom || dom.getBoundingClientRect().bottom < y) low = middle + 1
    else high = middle
  }
  return blockAtPosition(view, positions[low]!)
}

export function blockAtPosition(view: EditorView, position: number): LocatedBlock | null {
  const node = view.state.doc.nodeAt(position)
  const dom = view.nodeDOM(position)
  return node && dom instanceof HTMLElement ? { node, position, dom } : null
}

/** A block with the height of its tools in the margin. */
export interface PointedBlock extends LocatedBlock {
  top: number
}

export const pointedBlock = (block: LocatedBlock, frame: HTMLElement): PointedBlock => ({
  ...block,
  top: topOf(block, frame),
})

/** The middle of its first line, measured from the frame. */
export function topOf({ dom }: LocatedBlock, frame: HTMLElement): number {
  const { top, height } = dom.getBoundingClientRect()
  const line = Number.parseFloat(getComputedStyle(dom).lineHeight) || height
  return top - frame.getBoundingClientRect().top + Math.min(height, line, 64) / 2
}
