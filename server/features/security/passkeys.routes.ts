import {
  addPasskey,
  getPasskey,
  listPasskeys,
  newPasskeyOptions,
  type Passkey,
  passkeyLogin,
  passkeyLoginOptions,
  removePasskey,
  renamePasskey,
} from '../../../core/contracts/passkeys.ts'
import { passkeyLimits } from '../../../core/contracts/passkey-forms.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { invalid, notFound } from '../../errors.ts'
import { type Route, serve } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { refusals } from '../../messages.ts'
import { mailSecurityNotice, requireCurrentPassword } from '../accounts/accounts.public.ts'
import { selectCurrentUser } from '../users/users.public.ts'
import { insertChallenge } from './challenges.sql.ts'
import { keepPasskey, startWithPasskey } from './passkeys.ts'
import {
  countPasskeys,
  deletePasskey,
  type PasskeyRow,
  selectCredentials,
  selectPasskey,
  selectPasskeys,
  updatePasskeyName,
} from './passkeys.sql.ts'
import { authenticationOptions, registrationOptions } from './webauthn.ts'

export function passkeyRoutes(parts: { database: Database; jobs: Jobs }): Route[] {
  const { database, jobs } = parts
  const minutes = passkeyLimits.challengeMinutes
  return [
    serve(listPasskeys, async ({ query, caller }) => {
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectPasskeys(database, caller.id, page),
      )
      const total = await countPasskeys(database, caller.id)
      const found = { members: rows.map(asPasskey), total, nextCursor }
      return collection('Passkey', '/passkeys', { ...query }, found)
    }),

    serve(getPasskey, ({ params, caller }) =>
      requirePasskey(database, caller.id, Number(params.id)),
    ),

    serve(newPasskeyOptions, async ({ body, caller }) => {
      await requireCurrentPassword(database, caller, body.currentPassword)
      const credentials = await selectCredentials(database, caller.id)
      if (credentials.length >= passkeyLimits.passkeys)
        throw invalid('currentPassword', refusals.security.tooManyPasskeys)
      const options = await registrationOptions(caller, credentials)
      const challenge = { purpose: 'newPasskey', token: options.challenge, minutes } as const
      await database.write((transaction) =>
        insertChallenge(transaction, { ...challenge, userId: caller.id }),
      )
      return { ...options }
    }),

    serve(addPasskey, async ({ body, caller }) => {
      const id = await keepPasskey(parts, caller.id, body)
      return requirePasskey(database, caller.id, id)
    }),

    serve(renamePasskey, async ({ params, body, caller }) => {
      const id = Number(params.id)
      await database.write((transaction) =>
        updatePasskeyName(transaction, caller.id, { id, name: body.name }),
      )
      return requirePasskey(database, caller.id, id)
    }),

    serve(removePasskey, async ({ params, body, caller }) => {
      await requireCurrentPassword(database, caller, body.currentPassword)
      await database.write(async (transaction) => {
        if (!(await deletePasskey(transaction, caller.id, Number(params.id)))) throw notFound()
        const notice = { userId: caller.id, notice: 'passkeyRemoved' } as const
        await jobs.queue(transaction, mailSecurityNotice, notice)
      })
    }),

    serve(passkeyLoginOptions, async () => {
      const options = await authenticationOptions()
      const challenge = { purpose: 'passkey', token: options.challenge, minutes } as const
      await database.write((transaction) =>
        insertChallenge(transaction, { ...challenge, userId: null }),
      )
      return { ...options }
    }),

    serve(passkeyLogin, async ({ body, session }) => {
      const { userId, ...begun } = await startWithPasskey(parts, body.response, session.device)
      session.start(begun.token)
      return { ...begun, user: await selectCurrentUser(database, userId) }
    }),
  ]
}

async function requirePasskey(database: Database, userId: number, id: number): Promise<Passkey> {
  const row = await selectPasskey(database, userId, id)
  if (row === undefined) throw notFound()
  return asPasskey(row)
}

const asPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  '@id': apiAddress(`/passkeys/${id}`),
  '@type': 'Passkey',
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
