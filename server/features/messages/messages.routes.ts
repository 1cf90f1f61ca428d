import {
  getMessage,
  getMessenger,
  listMessages,
  listMessengers,
  readMessenger,
} from '../../../core/contracts/messages.ts'
import {
  createMessenger,
  deleteMessenger,
  leaveMessenger,
  noteTyping,
  sendMessage,
  showMessenger,
  updateMessenger,
} from '../../../core/contracts/message-writing.ts'
import { fold } from '../../../core/turkish/fold.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/connection.ts'
import { notFound } from '../../errors.ts'
import { type Route, serve } from '../../http/call.ts'
import { pageById, pageByKey } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { refusals } from '../../messages.ts'
import { asMessages, asMessengers } from './message-items.ts'
import {
  changeMessenger,
  leave,
  markRead,
  noteTypingIn,
  openMessenger,
  requireMessage,
  requireMessenger,
  writeMessage,
} from './message-writing.ts'
import { clearMessenger, lockMessenger, noteOwnChange } from './message-writing.sql.ts'
import { countMessages, selectMessages } from './messages.sql.ts'
import { countListed, selectListed, selectMessengers } from './messengers.sql.ts'

interface MessageParts {
  database: Database
  config: Pick<Config, 'limitFactor'>
}

export function messageRoutes({ database, config }: MessageParts): Route[] {
  return [
    serve(listMessengers, async ({ query, caller }) => {
      const name = fold(query.name ?? '').trim()
      const filter = { isAccepted: query.isAccepted, name }
      const { rows, nextCursor } = await pageByKey(
        query,
        ['number', 'number'],
        (page) => selectListed(database, caller.id, filter, page),
        ({ beginning, position }) => [beginning, position],
      )
      const ids = rows.map(({ id }) => id)
      const found = await selectMessengers(database, caller.id, ids)
      const members = await asMessengers(database, caller.id, found)
      const total = await countListed(database, caller.id, filter)
      const requests = { isAccepted: false, name: '' }
      return {
        ...collection('Messenger', '/messengers', { ...query }, { members, total, nextCursor }),
        requestCount: await countListed(database, caller.id, requests),
      }
    }),

    serve(createMessenger, ({ body, caller }) =>
      openMessenger(database, caller, body.users, config.limitFactor),
    ),

    serve(getMessenger, ({ params, caller }) =>
      requireMessenger(database, caller, Number(params.id)),
    ),

    serve(updateMessenger, ({ params, body, caller }) =>
      changeMessenger(database, caller, Number(params.id), body),
    ),

    serve(showMessenger, ({ params, body, caller }) =>
      changeMessenger(database, caller, Number(params.id), body),
    ),

    serve(readMessenger, ({ params, caller }) => markRead(database, caller, Number(params.id))),

    serve(deleteMessenger, ({ params, caller }) =>
      database.write(async (transaction) => {
        const id = Number(params.id)
        if ((await lockMessenger(transaction, caller.id, id)) === undefined)
          throw notFound(refusals.message.messengerNotFound)
        await clearMessenger(transaction, caller.id, id)
        await noteOwnChange(transaction, caller.id, id)
      }),
    ),

    serve(leaveMessenger, ({ params, caller }) => leave(database, caller, Number(params.id))),

    serve(noteTyping, ({ params, caller }) => noteTypingIn(database, caller, Number(params.id))),

    serve(listMessages, async ({ params, query, caller }) => {
      const { id } = await requireMessenger(database, caller, Number(params.id))
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectMessages(database, caller.id, id, page),
      )
      const members = await asMessages(database, caller.id, rows)
      const total = await countMessages(database, caller.id, id)
      const path = `/messengers/${id}/messages`
      return collection('Message', path, { ...query }, { members, total, nextCursor })
    }),

    serve(getMessage, ({ params, caller }) => requireMessage(database, caller, Number(params.id))),

    serve(sendMessage, ({ body, caller }) => writeMessage(database, caller, body)),
  ]
}
