import { decodedPath } from './paths.ts'

/** Segments of letters and digits that do not begin with a dot: nearly every path there is. */
const plainPath = /^(?=\/)(?:\/[\w@~-][\w.@~-]*)*\/?$/

/**
 * Whether everybody who reads this path, decoded or not, reads the same one: no empty and no dot
 * segments, no backslashes, no control characters. Browsers take `//x` and `/\x` for another site.
 */
export function isSoundPath(path: string): boolean {
  if (plainPath.test(path)) return true
  const decoded = decodedPath(path)
  return (
    decoded !== null &&
    path.startsWith('/') &&
    // Whoever resolves an address cuts spaces off its end first.
    path === path.trimEnd() &&
    !path.includes('#') &&
    !decoded.includes('//') &&
    !/[\p{Cc}\\]/u.test(decoded) &&
    !decoded.split('/').some((segment) => segment === '.' || segment === '..')
  )
}

/** Only a path on this site is ever followed: `//evil`, `/\evil` and `https:` lead home. */
export function localPath(path: string | undefined | null): string | null {
  const base = 'http://local.invalid'
  if (!path?.startsWith('/') || /[\p{Cc}\\]/u.test(path) || !URL.canParse(path, base)) return null
  const url = new URL(path, base)
  const [given] = path.split(/[?#]/, 1)
  return url.origin === base && isSoundPath(given!) && isSoundPath(url.pathname)
    ? url.pathname + url.search + url.hash
    : null
}
