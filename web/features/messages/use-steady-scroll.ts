import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** In pixels: whoever is this near to the end goes along with what comes. */
const nearEnd = 80

interface SteadyScroll {
  scroller: RefObject<HTMLDivElement | null>
  /** Whether the newest stands where one looks. */
  isAtEnd: boolean
  onScroll: () => void
  goToEnd: () => void
}

/**
 * For a list that is laid out from below, whose `scrollTop` counts from its end: what is added above moves nothing,
 * and what comes below moves only those who are at the end.
 */
export function useSteadyScroll(newest: number): SteadyScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const height = useRef(0)
  const last = useRef(newest)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    const grown = element.scrollHeight - height.current
    if (last.current !== newest && element.scrollTop < -nearEnd) element.scrollTop -= grown
    last.current = newest
    height.current = element.scrollHeight
  })
  return {
    scroller,
    isAtEnd,
    onScroll: () => setAtEnd(scroller.current!.scrollTop >= -nearEnd),
    goToEnd: () => {
      scroller.current!.scrollTop = 0
      // The button that was pressed goes away.
      scroller.current!.focus({ preventScroll: true })
    },
  }
}
