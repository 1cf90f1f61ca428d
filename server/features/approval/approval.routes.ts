import { getApproval, listApprovals } from '../../../core/contracts/approval-queue.ts'
import {
  answerPostNote,
  approvalMessages,
  getPostNote,
  getPostWait,
  listPostNotes,
  listPostWaits,
} from '../../../core/contracts/approval.ts'
import type { Database } from '../../database/connection.ts'
import { notFound } from '../../errors.ts'
import { refusals } from '../../messages.ts'
import { type Route, serve } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { countNotes, selectNote, selectNotes, updateAnswer } from './notes.sql.ts'
import { findWaiting, pageOfQueue } from './queue.ts'
import { countWaits, selectWait, selectWaits } from './waits.sql.ts'

export function approvalRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(listApprovals, ({ query, caller }) => pageOfQueue(database, caller, query)),

    serve(getApproval, ({ params, caller }) => findWaiting(database, caller, Number(params.id))),

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
      if (note === undefined) throw notFound(refusals.approval.noNote)
      return note
    }),

    serve(answerPostNote, ({ params, body, caller }) =>
      database.write(async (transaction) => {
        const id = Number(params.id)
        const isAnswered = await updateAnswer(transaction, caller.id, id, body.answer)
        const note = isAnswered ? await selectNote(transaction, caller.id, id) : undefined
        if (note === undefined) throw notFound(refusals.approval.noNote)
        return note
      }),
    ),

    serve(listPostWaits, async ({ query, caller }) => {
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectWaits(database, caller.id, page),
      )
      const total = await countWaits(database, caller.id)
      const found = { members: rows, total, nextCursor }
      return collection('PostWait', '/post_waits', { ...query }, found)
    }),

    serve(getPostWait, async ({ params, caller }) => {
      const wait = await selectWait(database, caller.id, Number(params.id))
      if (wait === undefined) throw notFound(approvalMessages.notWaiting)
      return wait
    }),
  ]
}
