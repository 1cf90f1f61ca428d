import { refusals } from '../../messages.ts'
import {
  type Applause,
  applaud,
  getApplause,
  listApplauses,
  takeApplauseBack,
} from '../../../core/contracts/applause.ts'
import { ownPostApplause } from '../../../core/posts/applause.ts'
import { invalid, notAllowed, notFound } from '../../errors.ts'
import { apiAddress } from '../../../core/site.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve, servePublic, serveShared } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { requirePublicPost } from '../posts/posts.public.ts'
import { selectUsers, topicsOfUsers } from '../users/users.public.ts'
import {
  addApplause,
  type Applaud,
  type ApplauseRow,
  countApplauders,
  deleteApplause,
  likesOf,
  selectApplause,
  selectApplauseOnPost,
} from './applause.sql.ts'

export function applauseRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(applaud, async ({ params, body, caller }) => {
      const post = await requirePublicPost(database, params.slug, caller.id)
      if (body.slug !== undefined && ![post.slug, String(post.id)].includes(body.slug))
        throw invalid('slug', refusals.applause.anotherPost)
      if (post.authorId === caller.id) throw notAllowed(ownPostApplause)
      if (post.isBlocked) throw notAllowed(refusals.applause.blocked)
      const count = await database.write((transaction) =>
        addApplause(transaction, applaudOf(post, caller.id), body.count),
      )
      return { count, likes: await likesOf(database, post.id) }
    }),

    serve(takeApplauseBack, async ({ params, caller }) => {
      const post = await requirePublicPost(database, params.slug, caller.id)
      await database.write((transaction) => deleteApplause(transaction, applaudOf(post, caller.id)))
      return { count: 0, likes: await likesOf(database, post.id) }
    }),

    serveShared(getApplause, async ({ params, dependsOn }) => {
      const row = await selectApplause(database, Number(params.id))
      if (row === undefined) throw notFound()
      const [applause] = await asApplause(database, [row])
      dependsOn(topics.post(row.postId), topics.applauseOn(row.postId))
      dependsOn(...topicsOfUsers([applause!.user]))
      return applause!
    }),

    servePublic(listApplauses, async ({ params, query, caller, dependsOn }) => {
      const post = await requirePublicPost(database, params.slug, caller?.id ?? 0)
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectApplauseOnPost(database, post.id, page),
      )
      const members = await asApplause(database, rows)
      const users = members.map(({ user }) => user)
      dependsOn(topics.post(post.id), topics.applauseOn(post.id), ...topicsOfUsers(users))
      const total = await countApplauders(database, post.id)
      const path = `/applauses/post/${params.slug}`
      return collection('Applause', path, { ...query }, { members, total, nextCursor })
    }),
  ]
}

async function asApplause(database: Database, rows: ApplauseRow[]): Promise<Applause[]> {
  const users = await selectUsers(
    database,
    rows.map(({ userId }) => userId),
  )
  return rows.map(({ id, count }, index) => ({
    '@id': apiAddress(`/applauses/${id}`),
    '@type': 'Applause',
    id,
    user: users[index]!,
    count,
  }))
}

const applaudOf = (post: { id: number; authorId: number }, userId: number): Applaud => ({
  postId: post.id,
  authorId: post.authorId,
  userId,
})
