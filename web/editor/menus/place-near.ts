const gap = 8
const margin = 12

export interface Placement {
  prefer: 'above' | 'below'
  /** Where on the anchor it begins: at its start, or past its end as far as the column allows. */
  align?: 'start' | 'end'
}

/**
 * Puts a floating element beside a place in the text, inside the window. It stands in the same
 * box as the text, so it scrolls along by itself.
 */
export function placeNear(
  floating: HTMLElement,
  anchor: DOMRect,
  { prefer, align = 'start' }: Placement,
): void {
  const frame = floating.offsetParent!.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const above = anchor.top - gap - height
  const below = anchor.bottom + gap
  const fitsAbove = above > headerHeight()
  const fitsBelow = below + height < innerHeight
  const isBelow = prefer === 'below' ? fitsBelow || !fitsAbove : !fitsAbove
  const wanted = align === 'start' ? anchor.left : anchor.right
  const right = Math.min(frame.right, innerWidth - margin)
  const left = Math.max(margin, Math.min(wanted, right - width))
  floating.style.left = `${left - frame.left}px`
  floating.style.top = `${(isBelow ? below : above) - frame.top}px`
}

/** What sticks to the top of the page covers what scrolls below it. */
const headerHeight = (): number => document.querySelector('header')?.offsetHeight ?? 0
