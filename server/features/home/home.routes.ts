import {
  homeSizes,
  journalPosts,
  mostApplaudedPosts,
  mostViewedPosts,
  topAuthors,
} from '../../../core/home.ts'
import type { Database } from '../../database/connection.ts'
import { type Caller, type Route, serve } from '../../http/call.ts'
import { collection } from '../../http/hydra.ts'
import { selectPublicCards } from '../posts/cards.sql.ts'
import { selectUsers } from '../users/users.sql.ts'
import { selectJournalIds, selectTopAuthorIds, selectTopPostIds } from './home.sql.ts'
import { remembered } from './remembered.ts'

export function homeRoutes({ database }: { database: Database }): Route[] {
  const mostViewed = remembered(() => selectTopPostIds(database, 'views', homeSizes.posts))
  const mostApplauded = remembered(() => selectTopPostIds(database, 'likes', homeSizes.posts))
  const authors = remembered(() => selectTopAuthorIds(database, homeSizes.authors))

  const postsAt = async (path: string, ids: number[], caller: Caller | null) => {
    const members = await selectPublicCards(database, caller?.id ?? 0, ids)
    return { data: whole('Post', path, members) }
  }
  return [
    serve(mostViewedPosts, async ({ caller }) =>
      postsAt(mostViewedPosts.path, await mostViewed(), caller),
    ),
    serve(mostApplaudedPosts, async ({ caller }) =>
      postsAt(mostApplaudedPosts.path, await mostApplauded(), caller),
    ),
    serve(journalPosts, async ({ caller }) =>
      postsAt(journalPosts.path, await selectJournalIds(database, homeSizes.journal), caller),
    ),
    serve(topAuthors, async () => ({
      data: whole('User', topAuthors.path, await selectUsers(database, await authors())),
    })),
  ]
}

/** A list that is always one page. */
function whole<Member>(type: string, path: string, members: Member[]) {
  const query = { page: 1, itemsPerPage: Math.max(1, members.length) }
  return collection(type, path, query, { members, total: members.length })
}
