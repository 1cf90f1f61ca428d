import { type CSSProperties, useEffect, useState } from 'react'

const least = 0.08
const speed = 200
const trickle = 800

/** The line at the top of the window while the next page is on its way. It starts at once. */
export function ProgressBar({ active }: { active: boolean }) {
  const progress = useProgress(active)
  return (
    <div
      aria-hidden
      data-print="hide"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent"
      style={lineStyle(progress)}
    />
  )
}

/** From 0 (nothing to show) by ever smaller steps towards 1, then back to 0. */
function useProgress(active: boolean): number {
  const [wasActive, setWasActive] = useState(false)
  const [progress, setProgress] = useState(0)
  if (active !== wasActive) {
    setWasActive(active)
    setProgress(active ? least : 1)
  }
  useEffect(() => {
    const timer = active
      ? setInterval(() => setProgress(stepOn), trickle)
      : setTimeout(() => setProgress(0), 2 * speed)
    return () => clearInterval(timer)
  }, [active])
  return progress
}

/** Never arrives by itself: a tenth of what is left, up to 0.994. */
const stepOn = (now: number): number => Math.min(now + (1 - now) / 10, 0.994)

function lineStyle(progress: number): CSSProperties {
  if (progress === 0) return { opacity: 0, transform: 'scaleX(0)' }
  const done = progress === 1
  return {
    opacity: done ? 0 : 1,
    transform: `scaleX(${progress})`,
    transition: `transform ${speed}ms ease, opacity ${speed}ms ease ${done ? speed : 0}ms`,
  }
}
