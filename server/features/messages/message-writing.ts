import { messageLimits, messageMessages } from '../../../core/contracts/message-limits.ts'
import type { Message, Messenger } from '../../../core/contracts/messages.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { isId } from '../../database/ids.ts'
import { invalid, notAllowed, notFound, tooMany } from '../../errors.ts'
import type { Caller } from '../../http/call.ts'
import { refusals } from '../../messages.ts'
import { findReferredUser } from '../users/users.public.ts'
import { asMessages, findMessage, findMessenger } from './message-items.ts'
import {
  countBegun,
  deleteMember,
  findMessengerOf,
  insertMessage,
  insertMessenger,
  lockMessenger,
  mayWriteTo,
  type MemberChange,
  noteChange,
  noteOwnChange,
  restoreMember,
  setMessengerName,
  setRead,
  setTyping,
  updateMember,
} from './message-writing.sql.ts'
import { findMessageByKey } from './messages.sql.ts'

const unknownMessenger = () => notFound(refusals.message.messengerNotFound)

export async function requireMessenger(
  database: Database,
  { id: userId }: Caller,
  id: number,
): Promise<Messenger> {
  const messenger = await findMessenger(database, userId, id)
  if (messenger === undefined) throw unknownMessenger()
  return messenger
}

export async function requireMessage(
  database: Database,
  { id: userId }: Caller,
  id: number,
): Promise<Message> {
  const message = await findMessage(database, userId, id)
  if (message === undefined) throw notFound(refusals.message.notFound)
  return message
}

/** Who may write to whom is asked when it begins; one that is there is simply given. */
export async function openMessenger(
  database: Database,
  caller: Caller,
  references: string[],
  limitFactor: number,
): Promise<Messenger> {
  const others = await referredOthers(database, caller, references)
  const members = [caller.id, ...others]
  const known = await findMessengerOf(database, members)
  if (known !== undefined)
    return (await findMessenger(database, caller.id, known)) ?? comeBack(database, caller, known)
  if (!(await mayWriteTo(database, caller.id, others))) throw notAllowed(refusals.message.notTaken)
  const id = await database.write(async (transaction) => {
    await checkHowMany(transaction, caller, limitFactor)
    return insertMessenger(transaction, caller.id, members)
  })
  return requireMessenger(database, caller, id)
}

async function checkHowMany(
  transaction: Transaction,
  caller: Caller,
  limitFactor: number,
): Promise<void> {
  const { ofAnybody, inFirstDay } = messageLimits.newPerHour
  const { amount, secondsLeft } = await countBegun(transaction, caller.id)
  if (amount >= (caller.isNew ? inFirstDay : ofAnybody) * limitFactor) throw tooMany(secondsLeft)
}

/** Only those who left can: nobody brings them back but themselves. */
async function comeBack(database: Database, caller: Caller, id: number): Promise<Messenger> {
  await database.write(async (transaction) => {
    await restoreMember(transaction, caller.id, id)
    await noteChange(transaction, caller.id, id)
  })
  return requireMessenger(database, caller, id)
}

export async function leave(database: Database, caller: Caller, id: number): Promise<void> {
  await database.write(async (transaction) => {
    const membership = await lockMessenger(transaction, caller.id, id)
    if (membership === undefined) throw unknownMessenger()
    if (membership.memberIds.length === 2) throw notAllowed(refusals.message.leavingTwo)
    // Before the row goes, which says whether the others may know.
    await noteChange(transaction, caller.id, id)
    if (!(await deleteMember(transaction, caller.id, id))) throw unknownMessenger()
  })
}

async function referredOthers(
  database: Database,
  caller: Caller,
  references: string[],
): Promise<number[]> {
  const found = new Set<number>()
  for (const [index, reference] of references.entries()) {
    const id = await findReferredUser(database, reference)
    if (id === undefined) throw invalid(`users[${index}]`, refusals.message.unknownMember)
    found.add(id)
  }
  found.delete(caller.id)
  if (found.size === 0) throw invalid('users', refusals.message.oneself)
  if (found.size >= messageLimits.members) throw invalid('users', messageMessages.tooManyMembers)
  return [...found]
}

interface NewMessage {
  messenger: string
  text: string
  key?: string | null | undefined
}

export async function writeMessage(
  database: Database,
  caller: Caller,
  { messenger, text, key = null }: NewMessage,
): Promise<Message> {
  if (!isId(messenger)) throw unknownMessenger()
  const messengerId = Number(messenger)
  const sent = await database.write(async (transaction) => {
    const membership = await lockMessenger(transaction, caller.id, messengerId)
    if (membership === undefined) throw unknownMessenger()
    const message = { messengerId, userId: caller.id, text, key }
    if (membership.isWritable) return insertMessage(transaction, membership, message)
    // What was said before writing ended is still answered for.
    const earlier = key === null ? undefined : await findMessageByKey(transaction, caller.id, key)
    if (earlier === undefined) throw notAllowed(refusals.message.notWritable)
    return earlier
  })
  // A key that was used for another conversation would let what is said here be lost without a word.
  if (sent.messengerId !== messengerId) throw invalid('key', refusals.message.usedKey)
  return (await asMessages(database, caller.id, [sent]))[0]!
}

export async function changeMessenger(
  database: Database,
  caller: Caller,
  id: number,
  { name, ...change }: MemberChange & { name?: string | null | undefined },
): Promise<Messenger> {
  await database.write(async (transaction) => {
    const membership = await lockMessenger(transaction, caller.id, id)
    if (membership === undefined) throw unknownMessenger()
    if (name !== undefined) {
      if (membership.memberIds.length === 2) throw invalid('name', refusals.message.nameOfTwo)
      if (!membership.isNameable) throw notAllowed(refusals.message.notNameable)
      await setMessengerName(transaction, id, name)
      await noteChange(transaction, caller.id, id)
    }
    await updateMember(transaction, caller.id, id, change)
    await noteOwnChange(transaction, caller.id, id)
  })
  return requireMessenger(database, caller, id)
}

export async function markRead(database: Database, caller: Caller, id: number): Promise<Messenger> {
  await database.write(async (transaction) => {
    if (await setRead(transaction, caller.id, id)) await noteChange(transaction, caller.id, id)
  })
  return requireMessenger(database, caller, id)
}

export async function noteTypingIn(database: Database, caller: Caller, id: number): Promise<void> {
  const messenger = await requireMessenger(database, caller, id)
  if (!messenger.isWritable) throw notAllowed(refusals.message.notWritable)
  await database.write(async (transaction) => {
    if (await setTyping(transaction, caller.id, id)) await noteChange(transaction, caller.id, id)
  })
}
