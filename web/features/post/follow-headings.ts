/**
 * The reader is in the last section whose heading has come above the upper third: its entry in the contents says so.
 * Not by React: the contents come with the page, and this only when somebody scrolls.
 */
export function followHeadings(page: HTMLElement): () => void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  const passed = new Set<string>()
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) passed.add(target.id)
        else passed.delete(target.id)
      }
      const active = links.findLast((link) => passed.has(idIn(link)))
      for (const link of links)
        if (link === active) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
    },
    // Without an upper end: a heading that was jumped over has been passed too.
    { rootMargin: '1000000px 0px -66% 0px' },
  )
  for (const link of links) {
    const heading = document.getElementById(idIn(link))
    if (heading) observer.observe(heading)
  }
  return () => observer.disconnect()
}

const idIn = ({ hash }: HTMLAnchorElement): string => decodeURIComponent(hash.slice(1))
