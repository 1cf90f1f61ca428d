/**
 * What an operator may name: read once from the configuration at the start (server) and from
 * the page (browser), the same for everybody.
 */
export interface Site {
  name: string
  url: string
  apiBase: string
  loginPath: string
  /** True until `SITE_URL` makes the site a real one. */
  isDemo: boolean
}

export const site: Site = {
  name: 'Hokka',
  url: 'http://localhost:3000',
  apiBase: '/api',
  loginPath: '/giris',
  isDemo: true,
}

export function configureSite(values: Site): void {
  Object.assign(site, values)
}

/** The address of something in the API, as it stands in `@id`. */
export const apiAddress = (path: string): string => `${site.apiBase}${path}`

/** An absolute address for mails, feeds and head data; never made from a request header. */
export const siteAddress = (path: string): string => new URL(path, site.url).href

/** The category whose posts are the home page's news. */
export const journalSlug = 'gunce'
