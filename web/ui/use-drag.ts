import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { dropIndex, makeRoom, type RowBox } from './order.ts'

interface Held {
  index: number
  rows: RowBox[]
  /** On the page, not in the window: it may scroll meanwhile. */
  startY: number
  clientY: number
  end: () => void
}

interface Dragged {
  index: number
  to: number
  height: number
  distance: number
}

/** So near to the edge of the window, the page scrolls along. */
const edge = 96
const scrollStep = 12

/**
 * Rows that are put in order by hand: the dragged one follows the finger and the others make room;
 * nothing is moved in the document before it is let go.
 */
export function useDrag(
  list: RefObject<HTMLUListElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const held = useRef<Held | null>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)

  const follow = (): Dragged | null => {
    if (held.current === null) return null
    const { index, rows, startY, clientY } = held.current
    const distance = clientY + scrollY - startY
    const next = {
      ...{ index, distance },
      to: dropIndex(rows, index, distance),
      height: rows[index]?.height ?? 0,
    }
    setDragged(next)
    return next
  }
  const letGo = (): void => {
    held.current?.end()
    held.current = null
    setDragged(null)
  }
  const scrollAlong = (): void => {
    if (held.current === null) return
    const step = scrollAt(held.current.clientY)
    if (step !== 0) {
      scrollBy({ top: step, behavior: 'instant' })
      follow()
    }
    requestAnimationFrame(scrollAlong)
  }
  const take = (event: PointerEvent<HTMLElement>, index: number): void => {
    if (event.button !== 0 || list.current === null) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const { clientY } = event
    const rows = boxesOf(list.current)
    held.current = { index, rows, clientY, startY: clientY + scrollY, end: onEscape(letGo) }
    follow()
    requestAnimationFrame(scrollAlong)
  }

  return {
    isDragged: (index: number): boolean => dragged?.index === index,
    styleOf: (index: number): CSSProperties | undefined =>
      dragged ? styleOf(index, dragged) : undefined,
    /** For what the row is held by. */
    grip: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => take(event, index),
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (held.current === null) return
        held.current.clientY = clientY
        follow()
      },
      onPointerUp: () => {
        const last = follow()
        letGo()
        if (last && last.to !== last.index) onDrop(last.index, last.to)
      },
      onPointerCancel: letGo,
    }),
  }
}

const styleOf = (at: number, dragged: Dragged): CSSProperties => ({
  transform: `translateY(${at === dragged.index ? dragged.distance : makeRoom(at, dragged)}px)`,
})

const boxesOf = (list: HTMLUListElement): RowBox[] =>
  [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return { top: top + scrollY, height }
  })

function scrollAt(clientY: number): number {
  if (clientY < edge) return -scrollStep
  return clientY > innerHeight - edge ? scrollStep : 0
}

function onEscape(cancel: () => void): () => void {
  const listen = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') cancel()
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}
