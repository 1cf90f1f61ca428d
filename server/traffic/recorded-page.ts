import { maxAddressLength } from '../../core/limits.ts'

/** What stands in a record instead of something that opens a door. */
export const hiddenPart = '[gizli]'

/**
 * The page that was asked for, as it may be written down: without what follows `?`, which holds words people looked for
 * and the tokens of mailed links, and without tokens that are part of the path itself.
 */
export function recordedPage(url: string, pattern: string | undefined): string {
  const path = url.slice(0, maxAddressLength).split(/[?#]/, 1)[0]!
  const patternParts = pattern?.split('/') ?? []
  return path
    .split('/')
    .map((part, at) => (patternParts[at] === ':token' || isSecret(part) ? hiddenPart : part))
    .join('/')
}

/** Our tokens are 43 random letters of both cases, while addresses of pages have small letters only. */
const isSecret = (part: string): boolean => /[\w-]{32}/.test(part) && /[A-Z]/.test(part)
