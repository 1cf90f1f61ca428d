import { sql } from 'kysely'
import { topics } from '../cache/topics.ts'
import type { Database } from '../database/connection.ts'
import type { Mail } from './compose.ts'
import type { Mailer } from './mailer.ts'

interface Addressee {
  id: number
  email: string
}

/** An address that its own server refuses for good is noted, and the mail is not tried again. */
export async function sendTo(
  database: Database,
  mailer: Mailer,
  { id, email }: Addressee,
  mail: Mail,
  mailId: string,
): Promise<void> {
  try {
    await mailer.send(email, mail, mailId)
  } catch (error) {
    if (!isAddressRefused(error)) throw error
    await noteRefusal(database, id, email)
  }
}

/**
 * 5.1.x: no such address; 5.2.1: the mailbox is closed. Other refusals are about us or about the
 * mail, and say nothing of the address.
 */
export function isAddressRefused(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = error as Refusal
  if (command !== 'RCPT TO' || responseCode < 500) return false
  const status = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (status === undefined) return [550, 551, 553].includes(responseCode)
  return status.startsWith('5.1.') || status === '5.2.1'
}

interface Refusal {
  command?: string
  responseCode?: number
  response?: string
}

/** Unless the member has another address by now. */
async function noteRefusal(database: Database, userId: number, email: string): Promise<void> {
  await database.write(async (transaction) => {
    await sql`UPDATE user_informations SET email_refused_at = now() FROM users
      WHERE users.id = user_id AND user_id = ${userId} AND email = ${email}`.execute(transaction)
    transaction.invalidate(topics.viewer(userId))
  })
}
