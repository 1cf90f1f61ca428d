/** The cookie that remembers where a visitor wanted to go before signing in. */
export const returnCookie = 'donus'

/** Only a path on this site is ever followed: `//evil`, `/\evil` and `https:` lead home. */
export function localPath(path: string | undefined | null): string | null {
  if (!path || !/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return null
  const base = 'http://local.invalid'
  if (!URL.canParse(path, base)) return null
  const url = new URL(path, base)
  return url.origin === base && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : null
}
