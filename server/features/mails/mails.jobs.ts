import { createHash } from 'node:crypto'
import type { Database } from '../../database/connection.ts'
import { handles, type JobHandler, type JobKind, type Jobs } from '../../jobs/queue.ts'
import { type Mailer, mailPatience } from '../../mail/mailer.ts'
import { sendTo } from '../../mail/refused-addresses.ts'
import {
  type DueMail,
  findRecipient,
  forgetNews,
  gatherMails,
  noteMailed,
  planNextMail,
  takeDueMails,
} from './mails.sql.ts'
import { newsMail } from './news-mail.ts'
import { type News, newsOf } from './news.ts'

export const mailNews: JobKind<DueMail> = { name: 'mail-news', ...mailPatience }

/** What is mailed is read when it is sent: what was seen, deleted or hidden meanwhile is left out. */
export const mailJobs = ({
  database,
  mailer,
}: {
  database: Database
  mailer: Mailer
}): JobHandler[] => [
  handles(mailNews, async (due, { id }) => {
    // What has come since joins in: what it adds to would be told twice, or later than it happened.
    if (due.kind !== 'digest') await gatherMails(database)
    const recipient = await findRecipient(database, due)
    if (recipient === undefined) return forgetNews(database, due)
    const { kind } = due
    const { newsIds } = recipient
    const news = await newsOf(database, recipient, kind, newsIds)
    const isMailed = news.amount > 0
    // Tried again with other news it is another mail: one that is known already would not be shown.
    if (isMailed) {
      const mail = newsMail(recipient, kind, news)
      await sendTo(database, mailer, recipient, mail, `${id}.${fingerprintOf(news)}`)
    }
    await database.write(async (transaction) => {
      const laterIds = await noteMailed(transaction, due, { newsIds, isMailed })
      if (kind === 'digest') return
      // What came while the mail was on its way was left to this job; from here on it is gathered again.
      const later = await newsOf(transaction, recipient, kind, laterIds)
      if (later.amount > 0) await planNextMail(transaction, due)
    })
  }),
]

const fingerprintOf = (news: News): string =>
  createHash('sha256').update(JSON.stringify(news)).digest('base64url')

export async function queueMails(database: Database, jobs: Jobs): Promise<void> {
  await gatherMails(database)
  await database.write(async (transaction) => {
    for (const due of await takeDueMails(transaction)) await jobs.queue(transaction, mailNews, due)
  })
}
