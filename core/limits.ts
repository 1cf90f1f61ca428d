import type { LimitKind } from './endpoint.ts'

interface Limit {
  seconds: number
  /** Calls in that time from one network address, and for one account. */
  perAddress: number
  perAccount: number
  /** For an account that is not a day old yet, where bursts are to be feared. */
  perNewAccount?: number
}

/**
 * How often each kind of call may be made. Guessing passwords and sending mail are the dear
 * ones; an address may hold a whole school, so it gets more than an account.
 */
export const limits: Record<LimitKind, Limit> = {
  read: { seconds: 60, perAddress: 1200, perAccount: 600 },
  write: { seconds: 60, perAddress: 240, perAccount: 120 },
  react: { seconds: 60, perAddress: 600, perAccount: 120, perNewAccount: 40 },
  comment: { seconds: 60, perAddress: 120, perAccount: 20, perNewAccount: 5 },
  signIn: { seconds: 600, perAddress: 60, perAccount: 10 },
  signUp: { seconds: 3600, perAddress: 20, perAccount: 20 },
  mail: { seconds: 60, perAddress: 10, perAccount: 1 },
  upload: { seconds: 86_400, perAddress: 2000, perAccount: 200 },
  // Calls for which we ask somebody else's server.
  remote: { seconds: 60, perAddress: 120, perAccount: 30 },
}

/** How long an account counts as new. */
export const newAccountHours = 24

/** In characters; the longest of ours carries another site's address within its query. */
export const maxAddressLength = 8192

/** In characters: browsers say who they are in less, and what comes after tells nothing. */
export const maxUserAgentLength = 512

export const maxBodyBytes = 2 * 1024 * 1024
export const maxBodyDepth = 48
