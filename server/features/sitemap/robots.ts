import { site, siteAddress } from '../../../core/site.ts'

/**
 * Where a crawler only meets the login page, or an endless number of search results. Each page
 * says itself whether it may be indexed; this spares both sides the way.
 */
export const closedPaths = [
  '/new',
  '/ara',
  '/profil',
  '/yazilarim',
  '/istatistiklerim',
  '/alkisladiklarim',
  '/okuma-listem',
  '/ayarlar',
  '/bildirimler',
  '/mesajlar',
  '/arkadas-bul',
  '/yonetim',
]

/** A demo is nobody's site: nothing of it belongs into a search engine. */
export function robotsText(): string {
  if (site.isDemo) return 'User-agent: *\nDisallow: /\n'
  const rules = [
    'User-agent: *',
    // What describes the API is for everybody; its answers are for programs.
    `Allow: ${site.apiBase}/docs`,
    `Disallow: ${site.apiBase}/`,
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteAddress('/sitemap.xml')}`,
  ]
  return `${rules.join('\n')}\n`
}
