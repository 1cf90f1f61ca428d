/**
 * What an operator may name, the same for everybody: read from the configuration at the start, from the
 * settings whenever they change (`current-site.ts`), and from the page in the browser.
 */
export interface Site extends ChosenSite {
  url: string
  apiBase: string
  loginPath: string
  /** True until `SITE_URL` makes the site a real one. */
  isDemo: boolean
}

/** What its admins decide while it runs. */
export interface ChosenSite {
  name: string
  description: string
  signUp: SignUpRule
  /** What stands above every page; its number tells those who closed it from the next one. */
  announcement: { number: number; text: string } | null
  /** The category whose posts are the home page's news; null while it is hidden. */
  journal: { slug: string; name: string } | null
  /** Nobody has been through the first steps yet. */
  isNew: boolean
}

export const signUpRules = ['open', 'invited', 'closed'] as const
export type SignUpRule = (typeof signUpRules)[number]

/** Until the settings are read. */
export const nothingChosen: Omit<ChosenSite, 'name'> = {
  description: '',
  signUp: 'open',
  announcement: null,
  journal: null,
  isNew: false,
}

const ownName = 'Hokka'

/** How the name stands in the mark: ours in small letters, another one as its operator writes it. */
export const nameInMark = (name: string): string => (name === ownName ? 'hokka' : name)

/** Until it is configured; what its admins decide is not known before, and pages bring it with them. */
export const site = {
  name: ownName,
  url: 'http://localhost:3000',
  apiBase: '/api',
  loginPath: '/giris',
  isDemo: true,
} as Site

export function configureSite(values: Partial<Site>): void {
  Object.assign(site, values)
}

export const mayAnybodySignUp = (): boolean => site.signUp !== 'closed'

/** The address of something in the API, as it stands in `@id`. */
export const apiAddress = (path: string): string => `${site.apiBase}${path}`

/** An absolute address for mails, feeds and head data; never made from a request header. */
export const siteAddress = (path: string): string => new URL(path, site.url).href
