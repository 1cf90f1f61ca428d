import type * as z from 'zod/mini'
import { type registration } from '../../../core/contracts/account-forms.ts'
import { accountMessages } from '../../../core/contracts/accounts.ts'
import type { Violation } from '../../../core/errors.ts'
import { InvalidInput } from '../../errors.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { mailConfirmation } from './accounts.jobs.ts'
import { insertAccount, insertSession, takenFields } from './accounts.sql.ts'
import { hashPassword, passwordWeakness } from './passwords.ts'
import { selectCurrentUser } from '../users/users.public.ts'

type Registration = z.output<typeof registration>

export async function createAccount(
  database: Database,
  jobs: Jobs,
  form: Registration,
  device: string,
): Promise<{ userId: number; token: string }> {
  await refuse(database, form)
  const passwordHash = await hashPassword(form.password)
  try {
    return await database.write(async (transaction) => {
      const userId = await insertAccount(transaction, { ...form, passwordHash })
      await jobs.queue(transaction, mailConfirmation, { userId })
      return { userId, token: await insertSession(transaction, userId, device) }
    })
  } catch (error) {
    // Somebody may have taken the name since we looked; then this says so.
    if ((error as { code?: string }).code === uniqueViolation) await refuse(database, form)
    throw error
  }
}

const uniqueViolation = '23505'

async function refuse(database: Database, form: Registration): Promise<void> {
  const taken = await takenFields(database, form)
  const violations = [
    taken.username && { propertyPath: 'username', message: accountMessages.usernameTaken },
    taken.email && { propertyPath: 'email', message: accountMessages.emailTaken },
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
