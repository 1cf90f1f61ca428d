import { refusals } from '../../messages.ts'
import {
  activate,
  endOtherSessions,
  endSession,
  getSession,
  listSessions,
  login,
  logout,
  register,
  requestPasswordReset,
  resendActivation,
  resetPassword,
  updateUser,
} from '../../../core/contracts/accounts.ts'
import { deleteAccount } from '../../../core/contracts/own-data.ts'
import { currentUser } from '../../../core/contracts/current-user.ts'
import { resetRequest } from '../../../core/contracts/account-forms.ts'
import { invalid, notAllowed, notFound } from '../../errors.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/connection.ts'
import { Otherwise, type Route, serve } from '../../http/call.ts'
import type { Jobs } from '../../jobs/queue.ts'
import type { Remote } from '../../remote/remote.ts'
import { mailConfirmation, mailReset } from './accounts.jobs.ts'
import { activateAccount } from './activation.ts'
import { deleteSession, deleteSessionsBut } from './sessions.sql.ts'
import { requireCurrentPassword } from './current-password.ts'
import { beginDeletion, signIn } from './deletion.ts'
import { rightAccount } from './login.ts'
import { replaceForgottenPassword } from './password-reset.ts'
import { changeAccount } from './profile.ts'
import { createAccount } from './registration.ts'
import { pageOfSessions, requireSession } from './session-list.ts'
import { secondStepFor } from '../security/security.public.ts'
import { requireUserId, selectCurrentUser, selectUser } from '../users/users.public.ts'
import type { ViewerOf } from '../../pages/viewer-data.ts'

interface AccountParts {
  config: Config
  database: Database
  jobs: Jobs
  remote: Remote
  viewerOf: ViewerOf
}

export function accountRoutes(parts: AccountParts): Route[] {
  const { database, jobs, viewerOf } = parts
  return [
    serve(register, async ({ body, session }) => {
      const { userId, token } = await createAccount(database, jobs, body, session)
      session.start(token)
      return { token, user: await selectCurrentUser(database, userId) }
    }),

    serve(login, async ({ body, session }) => {
      const userId = await rightAccount(database, body)
      const begun = await database.write(async (transaction) => {
        const secondStep = await secondStepFor(transaction, userId)
        return secondStep ?? signIn(transaction, jobs, userId, session.device)
      })
      if ('challenge' in begun) return new Otherwise(begun)
      const { token, isDeletionTakenBack } = begun
      session.start(token)
      return { token, user: await selectCurrentUser(database, userId), isDeletionTakenBack }
    }),

    serve(logout, async ({ caller, session }) => {
      await database.write((transaction) => deleteSession(transaction, caller.id, caller.sessionId))
      session.end()
    }),

    serve(activate, async ({ body }) => {
      const userId = await activateAccount(parts, body.token)
      return { user: await selectUser(database, userId) }
    }),

    serve(resendActivation, async ({ caller }) => {
      if (caller.isConfirmed) throw invalid('email', refusals.account.alreadyConfirmed)
      await database.write((transaction) =>
        jobs.queue(transaction, mailConfirmation, { userId: caller.id }),
      )
    }),

    serve(updateUser, async ({ params, body, caller }) => {
      const id = await requireUserId(database, params.username)
      if (id !== caller.id) throw notAllowed(refusals.account.notOneself)
      await changeAccount(parts, caller, body)
      return selectCurrentUser(database, id)
    }),

    serve(requestPasswordReset, async ({ body }) => {
      const address = resetRequest.safeParse(body)
      if (!address.success) return
      // Whether there is such an account is found out later, where nobody can time it.
      await database.write((transaction) => jobs.queue(transaction, mailReset, address.data))
    }),

    serve(resetPassword, ({ params, body, caller }) =>
      replaceForgottenPassword(parts, caller, { ...params, ...body }),
    ),

    serve(deleteAccount, async ({ body, caller, session }) => {
      await requireCurrentPassword(database, caller, body.password, 'password')
      const eraseAt = await beginDeletion(parts, caller.id)
      session.end()
      return { deletedAt: eraseAt.toISOString() }
    }),

    serve(currentUser, ({ caller }) => viewerOf(caller.id)),

    ...sessionRoutes(database),
  ]
}

const sessionRoutes = (database: Database): Route[] => [
  serve(listSessions, async ({ query, caller }) => pageOfSessions(database, caller, query)),

  serve(getSession, ({ params, caller }) => requireSession(database, caller, Number(params.id))),

  serve(endSession, async ({ params, caller, session }) => {
    const sessionId = Number(params.id)
    const isGone = await database.write((transaction) =>
      deleteSession(transaction, caller.id, sessionId),
    )
    if (!isGone) throw notFound()
    if (sessionId === caller.sessionId) session.end()
  }),

  serve(endOtherSessions, async ({ caller }) =>
    database.write((transaction) => deleteSessionsBut(transaction, caller.id, caller.sessionId)),
  ),
]
