import type { Database } from '../../database/connection.ts'
import { handles, type JobHandler, type JobKind, type Jobs } from '../../jobs/queue.ts'
import { type Mailer, mailPatience } from '../../mail/mailer.ts'
import { sendTo } from '../../mail/refused-addresses.ts'
import { type DueMail, findRecipient, gatherMails, noteMailed, takeDueMails } from './mails.sql.ts'
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
    if (recipient === undefined) return noteMailed(database, due, { lastId: null, isMore: false })
    const news = await newsOf(database, recipient, due.kind, recipient.mailedId)
    if (news.lastId !== null)
      await sendTo(database, mailer, recipient, newsMail(recipient, due.kind, news), id)
    const lastId = news.lastId ?? recipient.mailedId
    const isMore =
      due.kind === 'digest' || (await newsOf(database, recipient, due.kind, lastId)).amount > 0
    await noteMailed(database, due, { lastId: news.lastId, isMore })
  }),
]

export async function queueMails(database: Database, jobs: Jobs): Promise<void> {
  while (await gatherMails(database));
  await database.write(async (transaction) => {
    for (const due of await takeDueMails(transaction)) await jobs.queue(transaction, mailNews, due)
  })
}
