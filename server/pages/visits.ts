import type { CurrentUser } from '../../core/users.ts'
import { type Visit, visitOf } from '../../core/visit.ts'
import type { Changes } from '../live/changes.ts'
import { Memory } from '../live/memory.ts'

/** A member's unread counts and the like may be this old when a page is sent; a call brings them anew. */
const seconds = 10

/** Who looks at a page, without asking the database for every page of the same member. */
export function visits(
  changes: Changes,
  load: (userId: number) => Promise<CurrentUser>,
): (userId: number | null) => Promise<Visit> {
  const memory = new Memory<CurrentUser>(changes, { maxBytes: 20_000, bytesOf: () => 1, seconds })
  const viewerOf = async (userId: number): Promise<CurrentUser> => {
    const key = String(userId)
    const found = memory.find(key)
    if (found !== undefined && !found.isOld) return found.value
    const begun = memory.begin()
    const viewer = await load(userId)
    memory.keep(key, viewer, [`user ${userId}`, `viewer ${userId}`], begun)
    return viewer
  }
  return async (userId) => visitOf(userId === null ? null : await viewerOf(userId), new Date())
}
