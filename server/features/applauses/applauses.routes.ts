import {
  anotherPostApplause,
  applaud,
  blockedApplause,
  listApplauses,
  ownPostApplause,
  takeApplauseBack,
} from '../../../core/applauses.ts'
import { invalid, notAllowed } from '../../../core/errors.ts'
import { apiAddress } from '../../../core/site.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve, servePublic } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { requirePlace } from '../posts/places.sql.ts'
import { topicsOfUsers } from '../posts/post-topics.sql.ts'
import { selectUsers } from '../users/users.sql.ts'
import {
  addClaps,
  type Applaud,
  countApplauders,
  deleteClaps,
  likesOf,
  selectApplauses,
} from './applauses.sql.ts'

export function applauseRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(applaud, async ({ params, body, caller }) => {
      const post = await requirePlace(database, params.slug, caller.id)
      if (body.slug !== undefined && ![post.slug, String(post.id)].includes(body.slug))
        throw invalid('slug', anotherPostApplause)
      if (post.authorId === caller.id) throw notAllowed(ownPostApplause)
      if (post.isBlocked) throw notAllowed(blockedApplause)
      const count = await database.write((transaction) =>
        addClaps(transaction, applaudOf(post, caller.id), body.count),
      )
      return { count, likes: await likesOf(database, post.id) }
    }),

    serve(takeApplauseBack, async ({ params, caller }) => {
      const post = await requirePlace(database, params.slug, caller.id)
      await database.write((transaction) => deleteClaps(transaction, applaudOf(post, caller.id)))
      return { count: 0, likes: await likesOf(database, post.id) }
    }),

    servePublic(listApplauses, async ({ params, query, caller, dependsOn }) => {
      const post = await requirePlace(database, params.slug, caller?.id ?? 0)
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectApplauses(database, post.id, page),
      )
      const users = await selectUsers(
        database,
        rows.map(({ userId }) => userId),
      )
      const members = rows.map(({ id, count }, index) => ({
        '@id': apiAddress(`/applauses/${id}`),
        '@type': 'Applause' as const,
        id,
        user: users[index]!,
        count,
      }))
      dependsOn(topics.post(post.id), topics.applauseOn(post.id), ...topicsOfUsers(users))
      const total = await countApplauders(database, post.id)
      const path = `/applauses/post/${params.slug}`
      return collection('Applause', path, { ...query }, { members, total, nextCursor })
    }),
  ]
}

const applaudOf = (post: { id: number; authorId: number }, userId: number): Applaud => ({
  postId: post.id,
  authorId: post.authorId,
  userId,
})
