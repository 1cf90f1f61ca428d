import {
  journalPosts,
  mostApplaudedPosts,
  mostViewedPosts,
  topAuthors,
} from '../../../core/contracts/home.ts'
import { homeSizes } from '../../../core/posts/lists.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import {
  type Reading,
  recommending,
  type Route,
  servePublic,
  serveShared,
} from '../../http/call.ts'
import { wholeCollection } from '../../http/hydra.ts'
import { selectPublicCards, topicsOfCards } from '../posts/posts.public.ts'
import { selectUsers, topicsOfUsers } from '../users/users.public.ts'
import {
  selectJournalIds,
  selectTopAuthorIds,
  selectTopPostIds,
  withoutSuspended,
} from './home.sql.ts'
import { cachedRanking } from './cached-ranking.ts'

export function homeRoutes({ database }: { database: Database }): Route[] {
  const mostViewed = cachedRanking(() => selectTopPostIds(database, 'views', homeSizes.posts))
  const mostApplauded = cachedRanking(() => selectTopPostIds(database, 'likes', homeSizes.posts))
  const authors = cachedRanking(() => selectTopAuthorIds(database, homeSizes.authors))

  const postsAt = async (path: string, ids: number[], { caller, dependsOn }: Reading) => {
    const members = await selectPublicCards(database, caller?.id ?? 0, ids)
    dependsOn(...topicsOfCards(members))
    return { data: wholeCollection('Post', path, members) }
  }
  return [
    recommending(
      servePublic(mostViewedPosts, async (reading) =>
        postsAt(mostViewedPosts.path, await mostViewed(), reading),
      ),
    ),
    recommending(
      servePublic(mostApplaudedPosts, async (reading) =>
        postsAt(mostApplaudedPosts.path, await mostApplauded(), reading),
      ),
    ),
    servePublic(journalPosts, async (reading) => {
      const ids = await selectJournalIds(database, homeSizes.journal)
      // Any new post may be one of the journal, which has few.
      reading.dependsOn(topics.posts)
      return postsAt(journalPosts.path, ids, reading)
    }),
    recommending(
      serveShared(topAuthors, async ({ dependsOn }) => {
        const ids = await withoutSuspended(database, await authors())
        const ranked = await selectUsers(database, ids)
        const members = ranked.filter(({ postCount }) => postCount > 0)
        // An empty list has a topic too: the first author comes with the first post.
        dependsOn(topics.posts, ...topicsOfUsers(members))
        return { data: wholeCollection('User', topAuthors.path, members) }
      }),
    ),
  ]
}
