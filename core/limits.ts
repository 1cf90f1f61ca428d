import type { LimitKind } from './endpoint.ts'

interface Limit {
  seconds: number
  /** Calls in that time from one network address, and for one account. */
  perAddress: number
  perAccount: number
  /** For an account that is not a day old yet, where bursts are to be feared. */
  perNewAccount?: number
  /**
   * What counts: every call, or only those that were done (a form with a typing error costs
   * nothing), or only those that were refused (a school may sign in at once, but not guess).
   */
  counts?: 'done' | 'refused'
}

/**
 * How often each kind of call may be made. Guessing passwords and sending mail are the dear
 * ones; an address may hold a whole school, so it gets more than an account.
 */
export const limits: Record<LimitKind | 'page' | 'stream', Limit> = {
  read: { seconds: 60, perAddress: 1200, perAccount: 600 },
  // Each letter that is typed may ask for suggestions.
  search: { seconds: 60, perAddress: 600, perAccount: 180 },
  // Pages that have to be rendered; one from the cache costs next to nothing.
  page: { seconds: 60, perAddress: 600, perAccount: 120 },
  // Whoever comes back is sent what was missed; a browser needs one for all its tabs.
  stream: { seconds: 60, perAddress: 600, perAccount: 60 },
  write: { seconds: 60, perAddress: 240, perAccount: 120 },
  react: { seconds: 60, perAddress: 600, perAccount: 120, perNewAccount: 40 },
  comment: { seconds: 60, perAddress: 120, perAccount: 20, perNewAccount: 5, counts: 'done' },
  message: { seconds: 60, perAddress: 240, perAccount: 50, perNewAccount: 10, counts: 'done' },
  signIn: { seconds: 600, perAddress: 60, perAccount: 60, counts: 'refused' },
  // Signed-in members; wrong passwords are slowed down by `signInTries`, so that one member does not lock out others at the
  // same address.
  password: { seconds: 600, perAddress: Infinity, perAccount: 60, counts: 'refused' },
  signUp: { seconds: 3600, perAddress: 20, perAccount: 20, counts: 'done' },
  mail: { seconds: 60, perAddress: 10, perAccount: 1, counts: 'done' },
  // Each may write to an address that has nothing to do with the site, as signing up does.
  address: { seconds: 3600, perAddress: 20, perAccount: 5, counts: 'done' },
  reset: { seconds: 600, perAddress: 30, perAccount: 5, counts: 'done' },
  upload: { seconds: 86_400, perAddress: 2000, perAccount: 200, counts: 'done' },
  import: { seconds: 86_400, perAddress: 100, perAccount: 20, counts: 'done' },
  // Visitors may write to whoever runs the site, but not fill the editors' queue.
  contact: { seconds: 3600, perAddress: 5, perAccount: 5, counts: 'done' },
  // Calls for which we ask somebody else's server.
  remote: { seconds: 60, perAddress: 120, perAccount: 30 },
}

/** Calls of kinds that do not count all of them are counted here as well: even refusing takes time. */
export const tryLimit: Limit = { seconds: 60, perAddress: 240, perAccount: 60 }

/** How wrong passwords slow the next try down; waits are in seconds and double each time. */
export const signInTries = {
  freeTries: 5,
  firstWait: 5,
  longestWait: 900,
  rememberedSeconds: 3600,
  /** So many wrong tries at one name, from wherever, leave each network fewer free ones. */
  attackTries: 100,
  freeTriesUnderAttack: 1,
} as const

/** How many posts of one author become public within an hour. Saving drafts is not bounded by it. */
export const publicationsPerHour = { ofAnybody: 30, inFirstDay: 5 } as const

/** How long an account counts as new. */
export const newAccountHours = 24

/** In characters; the longest of ours carries another site's address within its query. */
export const maxAddressLength = 8192

/** In characters: browsers say who they are in less, and what comes after tells nothing. */
export const maxUserAgentLength = 512

/** Of the JSON that a call sends: most say little, and a post with all its blocks says much. */
export const bodyLimits = {
  bytes: 64 * 1024,
  longBytes: 2 * 1024 * 1024,
  depth: 48,
  /** Everything that stands in it: objects, lists, texts, numbers. */
  values: 100_000,
} as const

/** How many authors or posts one call may ask about: as many as a page of a list may hold. */
export const mostChecks = 100
