import { GripVertical } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { EditorHost } from '../editor-host.ts'
import { currentBlock } from '../editing/insert-blocks.ts'
import { type BlockPlace, blockAtHeight, blockAtPosition } from './block-at.ts'
import { BlockDrag } from './block-drag.ts'
import { BlockMenu } from './block-menu.tsx'

interface Shown {
  place: BlockPlace
  top: number
}

interface Props {
  host: EditorHost
  /** The box that the text and its margin stand in. */
  frame: HTMLElement
  /** Opens the menu of the block that holds the caret; set here, called by a key. */
  onReady: (openMenu: () => void) => void
}

/** Six dots in the margin: hold to move the block, press for what else can be done with it. */
export function BlockHandle({ host, frame, onReady }: Props) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [isOpen, setOpen] = useState(false)
  const handle = useRef<HTMLButtonElement>(null)
  const { view } = host.editor

  const [drag] = useState(() => new BlockDrag(host, frame))
  useEffect(() => drag.connect(), [drag])
  useHover(host, frame, isOpen, setShown)
  useEffect(() => {
    onReady(() => {
      const { position } = currentBlock(host.editor.state)
      const place = blockAtPosition(view, position)
      if (place) setShown({ place, top: topOf(place, frame) })
      setOpen(true)
    })
  }, [host, frame, onReady, view])

  return (
    <>
      <button
        ref={handle}
        type="button"
        draggable
        tabIndex={-1}
        hidden={shown === null}
        aria-label="Bloğu taşıyın ya da menüsünü açın"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className="block-handle"
        style={{ top: shown?.top }}
        onClick={() => setOpen(true)}
        onDragStart={({ dataTransfer }) => shown && drag.start(shown.place, dataTransfer)}
        onDragEnd={() => {
          drag.end()
          setShown(null)
        }}
      >
        <GripVertical size={18} strokeWidth={1.75} aria-hidden />
      </button>
      {shown && (
        <BlockMenu
          host={host}
          place={shown.place}
          anchor={handle}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  )
}

function topOf({ dom }: BlockPlace, frame: HTMLElement): number {
  const { top, height } = dom.getBoundingClientRect()
  const line = Number.parseFloat(getComputedStyle(dom).lineHeight) || height
  return top - frame.getBoundingClientRect().top + Math.min(height, line, 64) / 2
}

/** Follows the mouse, once a frame at most; typing sends it away. */
function useHover(
  host: EditorHost,
  frame: HTMLElement,
  isOpen: boolean,
  show: (shown: Shown | null) => void,
): void {
  useEffect(() => {
    const { view } = host.editor
    let waiting = 0
    const onMove = ({ clientY }: MouseEvent): void => {
      if (isOpen || waiting) return
      waiting = requestAnimationFrame(() => {
        waiting = 0
        if (view.isDestroyed || !view.editable) return
        const place = blockAtHeight(view, clientY)
        if (place) show({ place, top: topOf(place, frame) })
      })
    }
    const hide = (): void => {
      if (!isOpen) show(null)
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
  }, [host, frame, isOpen, show])
}
