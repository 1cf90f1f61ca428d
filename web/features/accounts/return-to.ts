import { localPath, returnCookie } from '../../../core/return-path.ts'

/** Remembers where a visitor wanted to go, as the server does when it sends them to the login. */
export function rememberReturnPath(path: string): void {
  document.cookie = `${returnCookie}=${encodeURIComponent(path)}; path=/; max-age=3600; samesite=lax`
}

/** Gives the remembered path once. */
export function takeReturnPath(): string {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${returnCookie}=`))
  document.cookie = `${returnCookie}=; path=/; max-age=0; samesite=lax`
  return localPath(decoded(pair?.slice(returnCookie.length + 1))) ?? '/'
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value)
  } catch {
    return undefined
  }
}
