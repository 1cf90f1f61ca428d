import { refusals } from '../../messages.ts'
import { isId } from '../../database/ids.ts'
import { approvalMessages, getPostNote, listPostNotes } from '../../../core/contracts/approval.ts'
import { notFound } from '../../errors.ts'
import {
  countOwnPosts,
  getDeletedPost,
  createPost as createPostCall,
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
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { wholePost } from '../posts/posts.public.ts'
import { countNotes, selectNote, selectNotes } from './approval.sql.ts'
import { deletedPosts, ownCounts, requireDeleted } from './deleted.ts'
import { bringBack, markDeleted } from './deleted.sql.ts'
import { findEdit, keepEdit } from './edits.ts'
import { deleteEdit } from './edits.sql.ts'
import { requireOwnPost } from './own-posts.sql.ts'
import { findRevision, pageOfRevisions } from './revisions.ts'
import { changePost, createPost, restoreText } from './save.ts'

export function writingRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(createPostCall, ({ body, caller }) => createPost(database, caller, body)),

    serve(updatePost, ({ params, body, caller }) => changePost(database, caller, params.id, body)),

    serve(listPostNotes, async ({ query, caller }) => {
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectNotes(database, caller.id, page),
      )
      const total = await countNotes(database, caller.id)
      const found = { members: rows, total, nextCursor }
      return collection('PostNote', '/post_notes', { ...query }, found)
    }),

    serve(getPostNote, async ({ params, caller }) => {
      const note = await selectNote(database, caller.id, Number(params.id))
      if (note === undefined) throw notFound(approvalMessages.noNote)
      return note
    }),

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

    serve(restoreRevision, ({ params, caller }) =>
      restoreText(database, caller, params.id, params.n),
    ),

    serve(getPostEdit, ({ params, caller }) => findEdit(database, caller, params.id)),

    serve(savePostEdit, ({ params, body, caller }) => keepEdit(database, caller, params.id, body)),

    serve(discardPostEdit, async ({ params, caller }) => {
      const { id } = await requireOwnPost(database, caller, params.id)
      await database.write((transaction) => deleteEdit(transaction, id))
    }),
  ]
}
