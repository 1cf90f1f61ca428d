const ownWays = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** To where the reader was, once the page is tall enough; whoever moves before goes where they like. */
export function scrollBackTo(top: number): void {
  const stop = (): void => {
    growing.disconnect()
    for (const way of ownWays) removeEventListener(way, stop)
  }
  const growing = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (scrollY >= top - 1) stop()
  })
  growing.observe(document.body)
  for (const way of ownWays) addEventListener(way, stop)
}
