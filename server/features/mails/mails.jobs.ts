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
import { newsOf } from './news.ts'

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
    const recipient = await findRecipient(database, due)
    if (recipient === undefined) return forgetNews(database, due)
    const { kind } = due
    const { newsIds } = recipient
    const news = await newsOf(database, recipient, kind, newsIds)
    const { lastId, amount } = news
    // Tried again with more news it is another mail: one that is known already would not be shown.
    if (lastId !== null)
      await sendTo(
        database,
        mailer,
        recipient,
        newsMail(recipient, kind, news),
        `${id}.${lastId}.${amount}`,
      )
    await database.write(async (transaction) => {
      const laterIds = await noteMailed(transaction, due, { newsIds, isMailed: lastId !== null })
      if (kind === 'digest') return
      // What came while the mail was on its way was left to this job; from here on it is gathered again.
      const later = await newsOf(transaction, recipient, kind, laterIds)
      if (later.amount > 0) await planNextMail(transaction, due)
    })
  }),
]

export async function queueMails(database: Database, jobs: Jobs): Promise<void> {
  while (await gatherMails(database));
  await database.write(async (transaction) => {
    for (const due of await takeDueMails(transaction)) await jobs.queue(transaction, mailNews, due)
  })
}
