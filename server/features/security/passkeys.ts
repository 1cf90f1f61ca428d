import type { Assertion, NewCredential } from '../../../core/contracts/passkeys.ts'
import type { Database } from '../../database/connection.ts'
import { isTaken } from '../../database/failures.ts'
import { type ExpectedError, invalid, notSignedIn } from '../../errors.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { refusals } from '../../messages.ts'
import { mailSecurityNotice, signIn } from '../accounts/accounts.public.ts'
import { spendChallenge } from './challenges.sql.ts'
import { findPasskey, insertPasskey, noteUse } from './passkeys.sql.ts'
import { challengeIn, provenCounter, provenCredential } from './webauthn.ts'

/** Gives the number of the new passkey. */
export async function keepPasskey(
  { database, jobs }: { database: Database; jobs: Jobs },
  userId: number,
  { name, response }: { name: string; response: NewCredential },
): Promise<number> {
  const challenge = challengeIn(response.response.clientDataJSON)
  const isAnswer = await isSpent(database, 'newPasskey', challenge, userId)
  const proven = isAnswer ? await provenCredential(response, challenge!) : undefined
  if (proven === undefined) throw invalid('response', refusals.security.passkeyNotAdded)
  try {
    return await database.write(async (transaction) => {
      const id = await insertPasskey(transaction, userId, { name, ...proven })
      if (id === undefined) throw invalid('response', refusals.security.tooManyPasskeys)
      await jobs.queue(transaction, mailSecurityNotice, { userId, notice: 'passkeyAdded' })
      return id
    })
  } catch (error) {
    if (isTaken(error)) throw invalid('response', refusals.security.knownPasskey)
    throw error
  }
}

/** One refusal for all, since nobody is known yet. */
export async function startWithPasskey(
  { database, jobs }: { database: Database; jobs: Jobs },
  response: Assertion,
  device: string,
): Promise<{ userId: number; token: string; isDeletionTakenBack: boolean }> {
  const challenge = challengeIn(response.response.clientDataJSON)
  if (!(await isSpent(database, 'passkey', challenge, null))) throw unknownPasskey()
  const passkey = await findPasskey(database, response.id)
  const counter = passkey && (await provenCounter(response, challenge!, passkey))
  if (passkey === undefined || counter === undefined) throw unknownPasskey()
  const { userId } = passkey
  return database.write(async (transaction) => {
    if (!(await noteUse(transaction, passkey, counter))) throw unknownPasskey()
    return { userId, ...(await signIn(transaction, jobs, userId, device)) }
  })
}

const unknownPasskey = (): ExpectedError => notSignedIn(refusals.security.unknownPasskey)

/** Used up by the first answer, right or wrong. */
async function isSpent(
  database: Database,
  purpose: 'newPasskey' | 'passkey',
  token: string | undefined,
  userId: number | null,
): Promise<boolean> {
  if (token === undefined) return false
  return database.write((transaction) => spendChallenge(transaction, { purpose, token, userId }))
}
