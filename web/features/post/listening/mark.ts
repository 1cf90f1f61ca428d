const highlightName = 'okunan'

/** Marks what is being said; browsers that cannot mark a part of a text mark its block. */
export function mark(range: Range | undefined): void {
  for (const block of document.querySelectorAll('[data-spoken]'))
    block.removeAttribute('data-spoken')
  if (typeof Highlight === 'undefined') {
    const start = range?.startContainer
    const block = start instanceof Element ? start : start?.parentElement
    block?.setAttribute('data-spoken', '')
    return
  }
  if (range === undefined) CSS.highlights.delete(highlightName)
  else CSS.highlights.set(highlightName, new Highlight(range))
}

/** Where the reader looks at what is said, the page goes along; whoever looks elsewhere is left alone. */
export function followSaid(before: Range | undefined, now: Range): void {
  if (before !== undefined && !isSeen(before)) return
  if (isSeen(now)) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const { top, height } = now.getBoundingClientRect()
  const middle = scrollY + top - Math.max(innerHeight / 3 - height / 2, 0)
  scrollTo({ top: middle, behavior: isCalm ? 'auto' : 'smooth' })
}

/** Neither behind the header nor behind the player. */
function isSeen(range: Range): boolean {
  const { top, bottom } = range.getBoundingClientRect()
  return top >= 64 && bottom <= innerHeight - 80
}

/** The first one that is not above the window: whoever has read on hears on from there. */
export function firstInSight(ranges: readonly Range[]): number {
  const index = ranges.findIndex((range) => range.getBoundingClientRect().bottom > 64)
  return Math.max(index, 0)
}
