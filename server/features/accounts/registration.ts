import { refusals } from '../../messages.ts'
import type * as z from 'zod/mini'
import { type registration } from '../../../core/contracts/account-forms.ts'
import type { Violation } from '../../../core/errors.ts'
import { invalid, InvalidInput, notAllowed } from '../../errors.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { isTaken } from '../../database/failures.ts'
import type { SessionControl } from '../../http/call.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { refuseBlockedSignUp } from '../holds/holds.public.ts'
import { mailConfirmation } from './accounts.jobs.ts'
import { insertAccount, setWaitingEmail, takenFields } from './accounts.sql.ts'
import { insertSession } from './sessions.sql.ts'
import { hashPassword, passwordWeakness } from './passwords.ts'
import { noteSignUp } from '../members/members.public.ts'
import { isInvitationOpen, spendInvitation } from '../invitations/invitations.public.ts'
import { selectSettings } from '../site/site.public.ts'
import { selectCurrentUser } from '../users/users.public.ts'

type Registration = z.output<typeof registration>

export async function createAccount(
  database: Database,
  jobs: Jobs,
  form: Registration,
  { device, address }: Pick<SessionControl, 'device' | 'address'>,
): Promise<{ userId: number; token: string }> {
  await refuseBlockedSignUp(database, { email: form.email, address })
  await checkSignUp(database, form, isInvitationOpen)
  await refuse(database, form)
  const passwordHash = await hashPassword(form.password)
  try {
    return await database.write(async (transaction) => {
      await checkSignUp(transaction, form, spendInvitation)
      const userId = await insertAccount(transaction, { ...form, passwordHash })
      await noteSignUp(transaction, userId, { address, email: form.email })
      await jobs.queue(transaction, mailConfirmation, { userId })
      return { userId, token: await insertSession(transaction, userId, device) }
    })
  } catch (error) {
    // Somebody may have taken the name since we looked; then this says so.
    if (isTaken(error)) await refuse(database, form)
    throw error
  }
}

/** Asked once before the work of hashing, and again with the account, when a use of the invitation is spent. */
async function checkSignUp<Where extends Database>(
  database: Where,
  { invitation = '' }: Registration,
  accept: (database: Where, code: string) => Promise<boolean>,
): Promise<void> {
  const { signUp } = await selectSettings(database)
  if (signUp === 'open') return
  if (signUp === 'closed') throw notAllowed(refusals.account.signUpClosed)
  if (invitation === '') throw invalid('invitation', refusals.account.invitationNeeded)
  if (!(await accept(database, invitation)))
    throw invalid('invitation', refusals.account.invitationSpent)
}

/** For whoever mistyped their address: links in mails work only for the address they went to. */
export async function changeWaitingEmail(
  database: Database,
  jobs: Jobs,
  userId: number,
  email: string,
): Promise<void> {
  try {
    await database.write(async (transaction) => {
      await refuseBlockedSignUp(transaction, { email })
      if (!(await setWaitingEmail(transaction, userId, email)))
        throw invalid('email', refusals.account.alreadyConfirmed)
      await jobs.queue(transaction, mailConfirmation, { userId })
    })
  } catch (error) {
    if (isTaken(error)) throw invalid('email', refusals.account.emailTaken)
    throw error
  }
}

async function refuse(database: Database, form: Registration): Promise<void> {
  const taken = await takenFields(database, form)
  const violations = [
    taken.username && { propertyPath: 'username', message: refusals.account.usernameTaken },
    taken.email && { propertyPath: 'email', message: refusals.account.emailTaken },
    passwordWeakness(form.password, form),
  ].filter((violation): violation is Violation => Boolean(violation))
  if (violations.length > 0) throw new InvalidInput(violations)
}

export async function checkNewPassword(
  transaction: Transaction,
  userId: number,
  password: string,
): Promise<void> {
  const weakness = passwordWeakness(password, await selectCurrentUser(transaction, userId))
  if (weakness !== undefined) throw new InvalidInput([weakness])
}
