import type { Message, Messenger } from '../../../core/contracts/messages.ts'
import type { User } from '../../../core/contracts/users.ts'
import { apiAddress } from '../../../core/site.ts'
import { deletedTexts, isDeletedMember } from '../../../core/text/deleted-member.ts'
import type { Database } from '../../database/connection.ts'
import { selectUsers } from '../users/users.public.ts'
import { type MessageRow, selectMessage } from './messages.sql.ts'
import { type MessengerRow, selectMessenger } from './messengers.sql.ts'

type People = Map<number, User>

async function peopleBy(database: Database, ids: number[]): Promise<People> {
  const users = await selectUsers(database, [...new Set(ids)])
  return new Map(users.map((user) => [user.id, user]))
}

export async function asMessengers(
  database: Database,
  userId: number,
  rows: MessengerRow[],
): Promise<Messenger[]> {
  const people = await peopleBy(
    database,
    // Who said the last word may have left.
    rows.flatMap(({ memberIds, lastMessage }) => [...memberIds, lastMessage?.userId ?? []].flat()),
  )
  return rows.map(({ memberIds, lastMessage, updatedAt, ...row }) => ({
    ...row,
    '@id': apiAddress(`/messengers/${row.id}`),
    '@type': 'Messenger',
    users: memberIds.flatMap((id) => people.get(id) ?? []),
    lastMessage: lastMessage && asMessage(lastMessage, userId, people),
    updatedAt: updatedAt.toISOString(),
  }))
}

export async function asMessages(
  database: Database,
  userId: number,
  rows: MessageRow[],
): Promise<Message[]> {
  const people = await peopleBy(
    database,
    rows.map((row) => row.userId),
  )
  return rows.map((row) => asMessage(row, userId, people))
}

function asMessage(row: MessageRow, readerId: number, people: People): Message {
  const user = people.get(row.userId)!
  return {
    '@id': apiAddress(`/messages/${row.id}`),
    '@type': 'Message',
    id: row.id,
    messenger: apiAddress(`/messengers/${row.messengerId}`),
    user,
    text: isDeletedMember(user) ? deletedTexts.message : row.text,
    createdAt: row.createdAt.toISOString(),
    key: row.userId === readerId ? row.key : null,
  }
}

export async function findMessenger(
  database: Database,
  userId: number,
  id: number,
): Promise<Messenger | undefined> {
  const row = await selectMessenger(database, userId, id)
  return row && (await asMessengers(database, userId, [row]))[0]
}

export async function findMessage(
  database: Database,
  userId: number,
  id: number,
): Promise<Message | undefined> {
  const row = await selectMessage(database, userId, id)
  return row && (await asMessages(database, userId, [row]))[0]
}
