import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { NodeSelection } from '@tiptap/pm/state'
import type { EditorHost } from '../editor-host.ts'
import { element } from '../views/element.ts'
import { uploadPictures } from '../uploads/upload-pictures.ts'
import { type LocatedBlock, blockAtHeight } from './block-at.ts'

interface Gap {
  position: number
  /** Of the window. */
  y: number
}

/**
 * Blocks that are moved by their handle and files that come from the desktop both go between two
 * blocks: the half of the block under the pointer decides between which.
 */
export class BlockDrag {
  readonly #host: EditorHost
  readonly #frame: HTMLElement
  readonly #line = element('div', { class: 'gap-line' })
  #dragged: number | null = null

  constructor(host: EditorHost, frame: HTMLElement) {
    this.#host = host
    this.#frame = frame
  }

  connect(): () => void {
    const frame = this.#frame
    frame.addEventListener('dragover', this.#over, true)
    frame.addEventListener('drop', this.#drop, true)
    frame.addEventListener('dragleave', this.#leave)
    return () => {
      frame.removeEventListener('dragover', this.#over, true)
      frame.removeEventListener('drop', this.#drop, true)
      frame.removeEventListener('dragleave', this.#leave)
      this.end()
    }
  }

  start({ position, dom }: LocatedBlock, data: DataTransfer): void {
    const { view } = this.#host.editor
    const selection = NodeSelection.create(view.state.doc, position)
    view.dispatch(view.state.tr.setSelection(selection))
    const carried = view.serializeForClipboard(selection.content())
    data.clearData()
    data.setData('text/html', carried.dom.innerHTML)
    data.setData('text/plain', carried.text)
    data.effectAllowed = 'copyMove'
    data.setDragImage(dom, 0, 0)
    this.#dragged = position
    this.#frame.classList.add('is-dragging-block')
  }

  end(): void {
    this.#dragged = null
    this.#line.remove()
    this.#frame.classList.remove('is-dragging-block')
  }

  #isOurs(event: DragEvent): boolean {
    return this.#dragged !== null || (event.dataTransfer?.types.includes('Files') ?? false)
  }

  readonly #over = (event: DragEvent): void => {
    if (!this.#isOurs(event)) return
    event.preventDefault()
    event.stopPropagation()
    const gap = gapAt(this.#host.editor, event.clientY)
    this.#line.style.top = `${gap.y - this.#frame.getBoundingClientRect().top}px`
    if (!this.#line.isConnected) this.#frame.append(this.#line)
  }

  readonly #leave = ({ relatedTarget }: DragEvent): void => {
    if (!(relatedTarget instanceof Node && this.#frame.contains(relatedTarget))) this.#line.remove()
  }

  readonly #drop = (event: DragEvent): void => {
    if (!this.#isOurs(event)) return
    event.preventDefault()
    event.stopPropagation()
    const { position } = gapAt(this.#host.editor, event.clientY)
    const dragged = this.#dragged
    const files = Array.from(event.dataTransfer?.files ?? [], (file) => ({ file }))
    this.end()
    if (dragged !== null) moveBlock(this.#host, dragged, position)
    else uploadPictures(this.#host, files, { position })
  }
}

function gapAt({ view }: Editor, y: number): Gap {
  const block = blockAtHeight(view, y)
  if (!block) return { position: view.state.doc.content.size, y }
  const { top, bottom } = block.dom.getBoundingClientRect()
  const isAbove = y < (top + bottom) / 2
  return {
    position: isAbove ? block.position : block.position + block.node.nodeSize,
    y: isAbove ? top : bottom,
  }
}

function moveBlock({ editor, announce }: EditorHost, from: number, to: number): void {
  const { state, view } = editor
  const node = state.doc.nodeAt(from)
  if (!node || (to >= from && to <= from + node.nodeSize)) return
  const tr = closeHistory(state.tr).delete(from, from + node.nodeSize)
  const position = tr.mapping.map(to)
  tr.insert(position, node).setSelection(NodeSelection.create(tr.doc, position))
  view.dispatch(tr)
  view.focus()
  announce(`Blok ${tr.doc.resolve(position).index(0) + 1}. sıraya taşındı.`)
}
