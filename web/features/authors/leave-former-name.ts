import { redirect } from '@tanstack/react-router'
import { authorPath } from '../../../core/paths.ts'

/** The pages of a name from before have moved for good. */
export function leaveFormerName(
  username: string,
  asked: string,
  { pathname, searchStr }: { pathname: string; searchStr: string },
): void {
  if (username === asked) return
  const rest = pathname.replace(/^\/[^/]+/, '')
  throw redirect({ href: authorPath(username) + rest + searchStr, statusCode: 301 })
}
