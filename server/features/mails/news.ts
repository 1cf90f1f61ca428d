import { type MailKind, mailKinds } from '../../../core/contracts/mails.ts'
import { postPath } from '../../../core/paths.ts'
import { siteAddress } from '../../../core/site.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { formatReadingTime } from '../../../core/turkish/reading-time.ts'
import type { Database } from '../../database/connection.ts'
import type { MailItem } from '../../mail/page.ts'
import { selectDigest } from './digest.sql.ts'
import { asUnread, selectUnreadConversations } from '../messages/messages.public.ts'
import { asNotifications, selectUnseen } from '../notifications/notifications.public.ts'

/** What a mail says, newest first. */
export interface News {
  shown: MailItem[]
  /** What did not fit included. */
  amount: number
  /** What was done, where several did the same. */
  acts: number
}

interface Reader {
  id: number
  username: string
}

const mostShown = 8

/** Only what can still be seen and has not been, of what was gathered. */
export const newsOf = (
  database: Database,
  reader: Reader,
  kind: MailKind,
  ids: number[],
): Promise<News> => {
  if (kind === 'digest') return weekOf(database, reader)
  if (kind === 'newMessage') return newMessages(database, reader, ids)
  return newNotifications(database, reader, kind, ids)
}

async function newNotifications(
  database: Database,
  reader: Reader,
  kind: MailKind,
  ids: number[],
): Promise<News> {
  const types = [...mailKinds[kind].types]
  const { rows, amount, acts } = await selectUnseen(database, reader.id, {
    types,
    ids,
    limit: mostShown,
  })
  const shown = (await asNotifications(database, reader, rows)).map(({ text, target }) => ({
    text,
    title: target.title,
    link: siteAddress(target.url),
  }))
  return { shown, amount, acts }
}

async function newMessages(database: Database, { id }: Reader, ids: number[]): Promise<News> {
  const { rows, amount } = await selectUnreadConversations(database, id, {
    ids,
    limit: mostShown,
  })
  const shown = rows.map(asUnread).map(({ text, title, url }) => ({
    text,
    title,
    link: siteAddress(url),
  }))
  return { shown, amount, acts: amount }
}

/** A week with less is not worth a mail. */
const leastInDigest = 3

async function weekOf(database: Database, { id }: Reader): Promise<News> {
  const rows = await selectDigest(database, id, mostShown)
  if (rows.length < leastInDigest) return { shown: [], amount: 0, acts: 0 }
  const shown = rows.map((row) => ({
    text: `${fullName(row)} · ${formatReadingTime(row.readTime)}`,
    title: row.title,
    link: siteAddress(postPath(row.slug)),
  }))
  return { shown, amount: shown.length, acts: shown.length }
}
