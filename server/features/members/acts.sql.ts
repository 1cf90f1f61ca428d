import { sql } from 'kysely'
import type { Role } from '../../../core/contracts/users.ts'
import { fold } from '../../../core/turkish/fold.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export interface Person {
  id: number
  username: string
  role: Role
  /** Deleted by an admin; whoever left by themselves is not found at all. */
  isDeleted: boolean
  /** Without this one nobody could do what only admins do. */
  isLastAdmin: boolean
}

const isActive = (table: string) => sql`NOT ${sql.ref(`${table}.is_deleted`)}
  AND NOT is_suspended(${sql.ref(`${table}.id`)})`

const people = sql`
  SELECT users.id, users.username, users.role, users.is_deleted AS "isDeleted",
    users.role = 'admin' AND ${isActive('users')} AND NOT EXISTS (SELECT FROM users AS other
      WHERE other.id <> users.id AND other.role = 'admin' AND ${isActive('other')}) AS "isLastAdmin"
  FROM users LEFT JOIN account_deletions AS deletions ON deletions.user_id = users.id AND by_admin
  WHERE (NOT users.is_deleted OR deletions.user_id IS NOT NULL)`

export async function findPerson(
  database: Database,
  username: string,
): Promise<Person | undefined> {
  const { rows } = await sql<Person>`${people} AND users.username = ${fold(username)}`.execute(
    database,
  )
  return rows[0]
}

/** Nobody, once they are suspended or have left. */
export async function findActor(
  database: Database,
  id: number,
): Promise<Pick<Person, 'id' | 'role'> | undefined> {
  const { rows } = await sql<Pick<Person, 'id' | 'role'>>`
    SELECT id, role FROM users WHERE id = ${id} AND ${isActive('users')}`.execute(database)
  return rows[0]
}

export async function setRole(transaction: Transaction, userId: number, role: Role): Promise<void> {
  await sql`UPDATE users SET role = ${role} WHERE id = ${userId}`.execute(transaction)
  transaction.invalidate(topics.viewer(userId), topics.sessionsOf(userId))
}
