import { returnCookie } from '../../../core/return-cookie.ts'
import { localPath } from '../../../core/return-path.ts'

/** Gives the remembered path once. Apart from remembering it, which every page may do. */
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
