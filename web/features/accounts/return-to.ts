import { returnCookie } from '../../../core/return-cookie.ts'

/** Remembers where a visitor wanted to go, as the server does when it sends them to the login. */
export function rememberReturnPath(path: string): void {
  document.cookie = `${returnCookie}=${encodeURIComponent(path)}; path=/; max-age=3600; samesite=lax`
}
