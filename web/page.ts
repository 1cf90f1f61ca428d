/** What a page declares beside its component; the layout and the server obey it. */
export interface PageConfig {
  /** Needs a signed-in member; a visitor is sent to the login page and back. */
  signIn: boolean
  header: boolean
  footer: boolean
  robots: 'index' | 'noindex'
  /** For those who are not signed in yet: a member is led on. */
  visitorsOnly: boolean
  /** Signing in leads back here; not to a link that is spent by then. */
  returnHere: boolean
  /** The parameters that change what the page shows; any other is as if it were not there. */
  query: string[]
  /** What visitors do not find here may exist for its author or an editor; it is then rendered for them alone. */
  mayBePrivate: boolean
  /** A public page is rendered once for everybody; not one that a link in a mail opens for one person. */
  isCached: boolean
  /** What it shows depends on who looks, though visitors may see it too: rendered for each request. */
  isPersonal: boolean
  /** Suspended members read it as well; every other address leads them to the page that says why. */
  whenSuspended: boolean
  /** The editor wants its content to begin at the very top. */
  topSpacing: boolean
  /** Fetches what must be there, beside its own code, before another page is left for this one. */
  moreCode?: () => Promise<unknown>
}

const everythingOn: PageConfig = {
  signIn: true,
  header: true,
  footer: true,
  robots: 'noindex',
  visitorsOnly: false,
  returnHere: true,
  query: [],
  mayBePrivate: false,
  isCached: true,
  isPersonal: false,
  whenSuspended: false,
  topSpacing: true,
}

export const page = (changes: Partial<PageConfig> = {}): { page: PageConfig } => ({
  page: { ...everythingOn, ...changes },
})

/** An unknown address is a page too: open to everybody and never indexed. */
export const unknownPage: PageConfig = { ...everythingOn, signIn: false }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageConfig
  }
}

/** The innermost matched route decides. */
export function pageOf(matches: { staticData: { page?: PageConfig } }[]): PageConfig {
  return matches.findLast((match) => match.staticData.page)?.staticData.page ?? unknownPage
}
