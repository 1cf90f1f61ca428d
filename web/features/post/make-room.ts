/** What stands beside the text and stays in sight steps aside while a wide picture passes it. */
export function makeRoom(text: HTMLElement, pictures: Iterable<Element>): void {
  const page = text.closest('article')!
  const beside = [...page.querySelectorAll<HTMLElement>('[data-beside]')]
  const passing = new Set<Element>()
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes)
        if (isIntersecting) passing.add(target)
        else passing.delete(target)
      page.toggleAttribute('data-passing', passing.size > 0)
    },
    // From the top of the window down to where the longest of them ends.
    { rootMargin: `0px 0px ${Math.min(0, lowest(beside) - innerHeight)}px` },
  )
  // Nothing holds it but these pictures: it goes with them.
  for (const picture of pictures) observer.observe(picture)
}

const lowest = (beside: HTMLElement[]): number =>
  Math.max(
    0,
    ...beside.map((part) => part.offsetHeight + Number.parseFloat(getComputedStyle(part).top)),
  )
