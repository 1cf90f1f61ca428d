const gap = 8
const margin = 12
/** Less than this is not worth opening in. */
const leastRoom = 200

export interface Placement {
  prefer: 'above' | 'below'
  /** Where on the anchor it begins: at its start, or past its end as far as the column allows. */
  align?: 'start' | 'end'
  /** A long list scrolls in the room there is, rather than cover what has been written. */
  shrinks?: boolean
}

/**
 * Puts a floating element beside a place in the text, inside the window. It stands in the same
 * box as the text, so it scrolls along by itself.
 */
export function positionNear(
  floating: HTMLElement,
  anchor: DOMRect,
  { prefer, align = 'start', shrinks = false }: Placement,
): void {
  const box = floating.offsetParent!
  const frame = box.getBoundingClientRect()
  const roomBelow = Math.floor(innerHeight - anchor.bottom - gap - margin)
  floating.style.maxHeight = ''
  if (shrinks && roomBelow >= leastRoom && floating.offsetHeight > roomBelow)
    floating.style.maxHeight = `${roomBelow}px`
  const { offsetWidth: width, offsetHeight: height } = floating
  const above = anchor.top - gap - height
  const fitsAbove = above > headerHeight()
  const isBelow = prefer === 'below' ? height <= roomBelow || !fitsAbove : !fitsAbove
  const wanted = align === 'start' ? anchor.left : anchor.right
  const column = frame.right - Number.parseFloat(getComputedStyle(box).paddingRight)
  const right = Math.min(column, innerWidth - margin)
  const left = Math.max(margin, Math.min(wanted, right - width))
  floating.style.left = `${left - frame.left}px`
  floating.style.top = `${(isBelow ? anchor.bottom + gap : above) - frame.top}px`
}

/** What sticks to the top of the page covers what scrolls below it. */
const headerHeight = (): number => document.querySelector('header')?.offsetHeight ?? 0
