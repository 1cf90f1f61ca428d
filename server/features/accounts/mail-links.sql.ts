import { sql } from 'kysely'
import { confirmationHours, resetMinutes } from '../../../core/contracts/accounts.ts'
import { emailChangeDays } from '../../../core/contracts/email-change-days.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { hashToken, newToken } from '../../http/session.ts'

export type LinkPurpose = 'confirm' | 'reset' | 'change' | 'undo'

const linkMinutes = {
  confirm: confirmationHours * 60,
  reset: resetMinutes,
  change: confirmationHours * 60,
  undo: emailChangeDays * 24 * 60,
} as const

interface LinkOptions {
  changeId?: number
  /** Left out: as long as links of this kind work. */
  until?: Date
}

/** Makes the secret of a link in a mail; only its hash stays here. */
export async function insertMailLink(
  database: Database,
  purpose: LinkPurpose,
  user: { id: number; email: string },
  { changeId, until }: LinkOptions = {},
): Promise<string> {
  const token = newToken()
  await database
    .insertInto('mail_links')
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      purpose,
      email: user.email,
      email_change_id: changeId ?? null,
      expires_at: until ?? sql`now() + make_interval(mins => ${linkMinutes[purpose]}::int)`,
    })
    .execute()
  return token
}

export async function countMailLinks(
  database: Database,
  purpose: LinkPurpose,
  user: { id: number; email: string },
): Promise<number> {
  const { count } = await database
    .selectFrom('mail_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .where('purpose', '=', purpose)
    .where('email', '=', user.email)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return count
}

/** A link works once: whoever deletes its row first has used it. */
export async function spendMailLink(
  transaction: Transaction,
  purpose: LinkPurpose,
  token: string,
): Promise<{ userId: number; email: string; changeId: number | null } | undefined> {
  const link = await transaction
    .deleteFrom('mail_links')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .returning([
      'user_id as userId',
      'email',
      'email_change_id as changeId',
      sql<boolean>`expires_at > now()`.as('isAlive'),
    ])
    .executeTakeFirst()
  return link?.isAlive ? link : undefined
}

/** The other links of the same kind are spent with it. */
export async function deleteMailLinks(
  transaction: Transaction,
  purpose: LinkPurpose,
  userId: number,
): Promise<void> {
  await transaction
    .deleteFrom('mail_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute()
}
