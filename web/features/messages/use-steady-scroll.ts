import { type RefObject, useLayoutEffect, useRef } from 'react'

/** In pixels: whoever is this near to the end goes along with what comes. */
const nearEnd = 80

/**
 * For a list that is laid out from below, whose `scrollTop` counts from its end: what is added above moves nothing,
 * and what comes below moves only those who are at the end.
 */
export function useSteadyScroll(newest: number): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
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
  return scroller
}
