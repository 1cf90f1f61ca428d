import { site } from '../../../core/site.ts'
import { inlineMarkdown } from '../../../core/text/simple-markdown.ts'

/**
 * What stands above every page, as HTML: it comes with the page and is closed by the script of the first paint, so no
 * page loads anything for it. A device that has closed it does not show it (`data-announcement` is then gone).
 */
export function announcementHtml(): string {
  if (site.announcement === null) return ''
  return `<aside id="duyuru" aria-label="Duyuru" data-print="hide" class="${barClass}"><div class="page-width flex items-center gap-4"><p class="min-w-0 flex-1 py-2.5">${inlineMarkdown(site.announcement.text)}</p><button type="button" aria-label="Duyuruyu kapat" title="Duyuruyu kapat" class="${buttonClass}">${cross}</button></div></aside>`
}

const barClass =
  'hidden bg-ink text-small text-paper in-[[data-announcement]]:block [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4'

const buttonClass =
  '-mr-3 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-paper/15 focus-visible:outline-paper noscript:hidden'

const cross =
  '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>'
