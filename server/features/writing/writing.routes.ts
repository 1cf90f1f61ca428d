import { refusals } from '../../messages.ts'
import { isId } from '../../database/ids.ts'
import { notFound } from '../../errors.ts'
import {
  countOwnPosts,
  getDeletedPost,
  createPost,
  deletePost,
  discardPostEdit,
  getPostEdit,
  getRevision,
  listDeletedPosts,
  listRevisions,
  restorePost,
  restoreRevision,
  savePostEdit,
  updatePost,
} from '../../../core/contracts/writing.ts'
import type { Parts } from '../../feature.ts'
import { type Route, serve } from '../../http/call.ts'
import { holdCheck } from '../holds/holds.public.ts'
import { wholePost } from '../posts/posts.public.ts'
import { deletedPosts, ownCounts, requireDeleted } from './deleted.ts'
import { bringBack, markDeleted } from './deleted.sql.ts'
import { findEdit, keepEdit } from './edits.ts'
import { deleteEdit } from './edits.sql.ts'
import { requireOwnPost } from './own-posts.sql.ts'
import { findRevision, pageOfRevisions } from './revisions.ts'
import { changePost, restoreText } from './changing.ts'
import { writeNewPost } from './creating.ts'

export function writingRoutes({
  config: { limitFactor },
  database,
  invalidations,
}: Pick<Parts, 'config' | 'database' | 'invalidations'>): Route[] {
  const parts = { database, holdsFor: holdCheck({ invalidations }), limitFactor }
  return [
    serve(createPost, ({ body, caller }) => writeNewPost(parts, caller, body)),

    serve(updatePost, ({ params, body, caller }) => changePost(parts, caller, params.id, body)),

    serve(deletePost, async ({ params, caller }) => {
      const { id } = await requireOwnPost(database, caller, params.id)
      await database.write((transaction) => markDeleted(transaction, id))
    }),

    serve(restorePost, async ({ params, caller }) => {
      const isBack =
        isId(params.id) &&
        (await database.write((transaction) =>
          bringBack(transaction, caller.id, Number(params.id)),
        ))
      if (!isBack) throw notFound(refusals.post.notRestorable)
      return wholePost(database, caller, params.id)
    }),

    serve(listDeletedPosts, ({ query, caller }) => deletedPosts(database, caller, query)),

    serve(getDeletedPost, ({ params, caller }) =>
      requireDeleted(database, caller, Number(params.id)),
    ),

    serve(countOwnPosts, ({ caller, query }) => ownCounts(database, caller, query)),

    serve(listRevisions, ({ params, query, caller }) =>
      pageOfRevisions(database, caller, params.id, query),
    ),

    serve(getRevision, ({ params, caller }) => findRevision(database, caller, params.id, params.n)),

    serve(restoreRevision, ({ params, caller }) => restoreText(parts, caller, params.id, params.n)),

    serve(getPostEdit, ({ params, caller }) => findEdit(database, caller, params.id)),

    serve(savePostEdit, ({ params, body, caller }) => keepEdit(database, caller, params.id, body)),

    serve(discardPostEdit, async ({ params, caller }) => {
      const { id } = await requireOwnPost(database, caller, params.id)
      await database.write((transaction) => deleteEdit(transaction, id))
    }),
  ]
}
