import { GripVertical } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isEmptyLine } from '../document/empty-line.ts'
import type { EditorHost } from '../editor-host.ts'
import { currentBlock } from '../editing/insert-blocks.ts'
import { type Store, useStore } from '../store.ts'
import { blockAtHeight, blockAtPosition, pointedBlock, type PointedBlock } from './block-at.ts'
import { BlockDrag } from './block-drag.ts'
import { BlockMenu } from './block-menu.tsx'

interface Props {
  host: EditorHost
  /** The box that the text and its margin stand in. */
  frame: HTMLElement
  /** The block under the mouse. */
  pointed: Store<PointedBlock | null>
  /** Opens the menu of the block that holds the caret; set here, called by a key. */
  onReady: (openMenu: () => void) => void
}

/** Six dots in the margin: hold to move the block, press for what else can be done with it. */
export function BlockHandle({ host, frame, pointed, onReady }: Props) {
  const block = useStore(pointed)
  const [isOpen, setOpen] = useState(false)
  // An empty line has a plus there; its menu can still be opened by its key.
  const isHidden = block === null || (isEmptyLine(block.node) && !isOpen)
  const handle = useRef<HTMLButtonElement>(null)
  const { view } = host.editor

  const [drag] = useState(() => new BlockDrag(host, frame))
  useEffect(() => drag.connect(), [drag])
  useHover(host, frame, isOpen, pointed)
  useEffect(() => {
    onReady(() => {
      const found = blockAtPosition(view, currentBlock(host.editor.state).position)
      if (found) pointed.set(pointedBlock(found, frame))
      setOpen(true)
    })
  }, [host, frame, pointed, onReady, view])

  return (
    <>
      <button
        ref={handle}
        type="button"
        draggable
        tabIndex={-1}
        hidden={isHidden}
        aria-label="Bloğu taşıyın ya da menüsünü açın"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className="block-handle"
        style={{ top: block?.top }}
        onClick={() => setOpen(true)}
        onDragStart={({ dataTransfer }) => block && drag.start(block, dataTransfer)}
        onDragEnd={() => {
          drag.end()
          pointed.set(null)
        }}
      >
        <GripVertical size={18} strokeWidth={1.75} aria-hidden />
      </button>
      {block && (
        <BlockMenu
          host={host}
          block={block}
          anchor={handle}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  )
}

/** Follows the mouse, once a frame at most; typing sends it away. */
function useHover(
  host: EditorHost,
  frame: HTMLElement,
  isOpen: boolean,
  pointed: Store<PointedBlock | null>,
): void {
  useEffect(() => {
    const { view } = host.editor
    let waiting = 0
    const onMove = ({ clientY }: MouseEvent): void => {
      if (isOpen || waiting) return
      waiting = requestAnimationFrame(() => {
        waiting = 0
        if (view.isDestroyed || !view.editable) return
        const block = blockAtHeight(view, clientY)
        if (block && block.dom !== pointed.get()?.dom) pointed.set(pointedBlock(block, frame))
      })
    }
    const hide = (): void => {
      if (!isOpen) pointed.set(null)
    }
    frame.addEventListener('mousemove', onMove)
    frame.addEventListener('mouseleave', hide)
    view.dom.addEventListener('keydown', hide)
    return () => {
      cancelAnimationFrame(waiting)
      frame.removeEventListener('mousemove', onMove)
      frame.removeEventListener('mouseleave', hide)
      view.dom.removeEventListener('keydown', hide)
    }
  }, [host, frame, isOpen, pointed])
}
