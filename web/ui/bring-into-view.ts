/** Where a row of links is wider than the window, it begins with the one that is current. */
export function bringIntoView(link: HTMLElement | null): void {
  const row = link?.closest('nav')
  if (!link || !row) return
  const { left, right } = link.getBoundingClientRect()
  const frame = row.getBoundingClientRect()
  if (left < frame.left || right > frame.right) row.scrollLeft += left - frame.left
}
