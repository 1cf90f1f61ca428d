import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { type registration } from '../../../core/contracts/account-forms.ts'
import type { MessageSenders } from '../../../core/contracts/users.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'

type NewAccount = Omit<z.output<typeof registration>, 'password'> & { passwordHash: string }

export async function insertAccount(
  transaction: Transaction,
  account: NewAccount,
): Promise<number> {
  const { id } = await transaction
    .insertInto('users')
    .values({
      username: account.username,
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      password_hash: account.passwordHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction.insertInto('user_informations').values({ user_id: id }).execute()
  return id
}

export async function takenFields(
  database: Database,
  { username, email }: { username: string; email: string },
): Promise<{ username: boolean; email: boolean }> {
  const { rows } = await sql<{ username: boolean; email: boolean }>`
    SELECT EXISTS (SELECT FROM users WHERE username = ${username})
        OR is_former_username(${username}, 0) AS username,
      EXISTS (SELECT FROM users WHERE email = ${email}) OR is_reserved_address(${email}, 0) AS email`.execute(
    database,
  )
  return rows[0]!
}

export async function findForLogin(
  database: Database,
  by: 'username' | 'email',
  value: string,
): Promise<{ id: number; passwordHash: string } | undefined> {
  return (
    database
      .selectFrom('users')
      .select(['id', 'password_hash as passwordHash'])
      .where(by, '=', value)
      // Once its time has come an account is gone, though the clock may not have erased it yet.
      .where(
        sql<boolean>`(NOT is_deleted OR EXISTS (
        SELECT FROM account_deletions WHERE user_id = users.id AND erase_at > now()))`,
      )
      .executeTakeFirst()
  )
}

/** Only while the address is still the one the link was sent to. */
export async function confirmEmail(
  transaction: Transaction,
  { userId, email }: { userId: number; email: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ email_confirmed_at: sql`coalesce(email_confirmed_at, now())` })
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst()
  transaction.invalidate(topics.viewer(userId), topics.sessionsOf(userId))
  return numUpdatedRows > 0n
}

/** Only while no address of this member is confirmed. */
export async function setWaitingEmail(
  transaction: Transaction,
  userId: number,
  email: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ email })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  transaction.invalidate(topics.viewer(userId))
  return numUpdatedRows > 0n
}

export async function setMessagesFrom(
  transaction: Transaction,
  userId: number,
  messagesFrom: MessageSenders,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ messages_from: messagesFrom })
    .where('id', '=', userId)
    .execute()
  transaction.invalidate(topics.viewer(userId))
}

export async function setPassword(
  transaction: Transaction,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute()
}

export async function selectPasswordHash(database: Database, userId: number): Promise<string> {
  const { hash } = await database
    .selectFrom('users')
    .select('password_hash as hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return hash
}

/** Only while the password is still the one that was looked at. */
export async function replacePassword(
  transaction: Transaction,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function makeAdminUnlessThereIsOne(
  transaction: Transaction,
  userId: number,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', userId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('users as others')
            .select('others.id')
            .where('others.role', '=', 'admin'),
        ),
      ),
    )
    .execute()
  transaction.invalidate(topics.viewer(userId), topics.sessionsOf(userId))
}

export async function findUser(
  database: Database,
  by: 'id' | 'email',
  value: number | string,
): Promise<
  | { id: number; email: string; username: string; firstName: string; isConfirmed: boolean }
  | undefined
> {
  return database
    .selectFrom('users')
    .select([
      'id',
      'email',
      'username',
      'first_name as firstName',
      sql<boolean>`email_confirmed_at IS NOT NULL`.as('isConfirmed'),
    ])
    .where(by, '=', value)
    .executeTakeFirst()
}

/** What has run out is of no use to anybody. */
export async function deleteExpired(database: Database): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
  await database
    .deleteFrom('mail_links')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
}
