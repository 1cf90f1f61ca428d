import type { CurrentUser, User } from '../../../core/contracts/users.ts'
import { Cache } from '../../cache/cache.ts'
import type { Invalidations } from '../../cache/invalidations.ts'
import { type Topic, topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import type { ViewerOf } from '../../pages/viewer-data.ts'
import { selectCurrentUser } from './users.sql.ts'

export { requireInformation, updateInformation } from './informations.sql.ts'
export {
  asUser,
  findReferredUser,
  findUserId,
  requireUserId,
  selectCurrentUser,
  selectUser,
  selectUsers,
} from './users.sql.ts'

/** Counts that change without the member's doing, such as reads of followed authors' posts. */
const countSeconds = 10

/** Who looks at a page or asks for themselves, without asking the database each time. */
export function viewerCache(database: Database, invalidations: Invalidations): ViewerOf {
  const cache = new Cache<CurrentUser>(invalidations, {
    maxBytes: 32 * 1024 * 1024,
    bytesOf: () => 1000,
    freshSeconds: countSeconds,
    maxSeconds: countSeconds,
  })
  return (userId) =>
    cache.get(String(userId), async () => ({
      value: await selectCurrentUser(database, userId),
      topics: [
        topics.viewer(userId),
        topics.user(userId),
        topics.postsBy(userId),
        topics.commentsBy(userId),
        topics.followersOf(userId),
        topics.followedBy(userId),
        // Notifications of them are not counted.
        topics.hiddenPosts,
      ],
    }))
}

export const topicsOfUsers = (users: User[]): Topic[] => users.map(({ id }) => topics.user(id))
