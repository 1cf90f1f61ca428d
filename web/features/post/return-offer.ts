import { isUnfinished, readingOf } from '../../reading-history.ts'
import type { Notice } from '../../ui/notice.tsx'

/** Whoever comes back to a post is asked, not moved: perhaps they came for its beginning. */
export function offerReturn(text: HTMLElement, showNotice: (notice: Notice) => void): void {
  const slug = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
  const reading = readingOf(slug)
  // Whoever followed a link into the text, or went back to where they were, is where they want to be.
  const isThere = location.hash !== '' || scrollY > innerHeight / 2
  if (!text.isConnected || isThere || !reading || !isUnfinished(reading)) return
  const block = text.children[reading.block]
  if (block === undefined) return
  showNotice({
    text: `Kaldığınız yerden devam edin (%${reading.percent}).`,
    about: 'okuma-yeri',
    action: { label: 'Devam et', onClick: () => goTo(block as HTMLElement) },
  })
}

/** Reading goes on there for those who hear the page, too. */
function goTo(block: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  block.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  if (!block.hasAttribute('tabindex')) block.tabIndex = -1
  block.focus({ preventScroll: true })
}
