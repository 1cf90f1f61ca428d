import type { FastifyInstance } from 'fastify'
import { isMailKind, unsubscribe, updateUserInformation } from '../../../core/contracts/mails.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { notFound } from '../../errors.ts'
import { type Route, serve } from '../../http/call.ts'
import { refusals } from '../../messages.ts'
import { requireInformation, updateInformation } from '../users/users.public.ts'
import { planDigest } from './digest.sql.ts'
import { stopMails } from './mails.sql.ts'

const tokenPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\w{1,20})$/

export function mailRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(updateUserInformation, async ({ params, body, caller }) => {
      await requireInformation(database, caller.id, Number(params.id))
      await database.write(async (transaction) => {
        await updateInformation(transaction, caller.id, body)
        if (body.emailDigest !== undefined)
          await planDigest(transaction, caller.id, body.emailDigest)
      })
      return requireInformation(database, caller.id, Number(params.id))
    }),

    serve(unsubscribe, async ({ query }) => {
      const [, key = '', kind = ''] = tokenPattern.exec(query.token) ?? []
      if (!isMailKind(kind)) throw notFound(refusals.mail.unknownLink)
      const isKnown = await database.write((transaction) => stopMails(transaction, key, kind))
      if (!isKnown) throw notFound(refusals.mail.unknownLink)
      return { kind }
    }),
  ]
}

/** Mail programs post to the address of the call; people who follow it see a page that asks first. */
export async function unsubscribePage(app: FastifyInstance): Promise<void> {
  app.get(apiAddress('/unsubscribe'), async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://any')
    const token = (searchParams.get('token') ?? '').slice(0, 100)
    return reply.redirect(`/abonelik?${new URLSearchParams({ token })}`, 303)
  })
}
