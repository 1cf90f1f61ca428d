import { type PointerEvent, useEffect, useRef } from 'react'

const firstPause = 400
const everyMilliseconds = 120

/** Repeats while it is held; a single press counts once. A held key repeats by itself. */
export function useHold(act: () => void) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const stop = () => clearTimeout(timer.current)
  const repeat = () => {
    wasHeld.current = true
    latest.current()
    timer.current = setTimeout(repeat, everyMilliseconds)
  }
  const hold = () => {
    stop()
    wasHeld.current = false
    timer.current = setTimeout(repeat, firstPause)
  }
  return {
    // Letting go after holding is no further press.
    onClick: () => {
      if (!wasHeld.current) latest.current()
      wasHeld.current = false
    },
    onPointerDown: (event: PointerEvent) => event.button === 0 && hold(),
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onBlur: stop,
  }
}
