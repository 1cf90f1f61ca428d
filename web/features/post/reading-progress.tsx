import { type RefObject, useEffect, useRef } from 'react'

/** How much of the text is behind the reader: a line that moves with the page, by itself never. */
export function ReadingProgress({ text }: { text: RefObject<HTMLElement | null> }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => follow(line.current!, text.current!), [text])
  return (
    <div
      ref={line}
      aria-hidden
      data-reading-progress
      className="pointer-events-none fixed inset-x-0 top-0 z-45 h-0.5 bg-accent print:hidden"
      style={{ transform: 'scaleX(0)', transformOrigin: '0 0' }}
    />
  )
}

function follow(line: HTMLElement, text: HTMLElement): () => void {
  let frame = 0
  const draw = () => {
    frame = 0
    line.style.transform = `scaleX(${progressOf(text)})`
  }
  const later = () => (frame ||= requestAnimationFrame(draw))
  later()
  addEventListener('scroll', later, { passive: true })
  addEventListener('resize', later)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', later)
    removeEventListener('resize', later)
  }
}

/** 0 while the text begins below the top of the window, 1 when its end has come into view. */
function progressOf(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect()
  const way = Math.max(height - innerHeight, 1)
  return Math.min(Math.max(-top / way, 0), 1)
}
