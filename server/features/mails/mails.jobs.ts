import { mailKinds } from '../../../core/contracts/mails.ts'
import type { Database } from '../../database/connection.ts'
import { handles, type JobHandler, type JobKind, type Jobs } from '../../jobs/queue.ts'
import { mailPatience } from '../../mail/mailer.ts'
import { sendTo } from '../../mail/refused-addresses.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { asNotifications, selectUnseen } from '../notifications/notifications.public.ts'
import { type DueMail, findRecipient, gatherMails, noteMailed, takeDueMails } from './mails.sql.ts'
import { notificationMail } from './notification-mail.ts'

export const mailNotifications: JobKind<DueMail> = { name: 'mail-notifications', ...mailPatience }

const mostShown = 8

/** What is mailed is read when it is sent: what was seen, deleted or hidden meanwhile is left out. */
export const mailJobs = ({
  database,
  mailer,
}: {
  database: Database
  mailer: Mailer
}): JobHandler[] => [
  handles(mailNotifications, async (due, { id }) => {
    const recipient = await findRecipient(database, due)
    const { rows, amount } = recipient
      ? await selectUnseen(database, recipient.id, {
          types: [...mailKinds[due.kind].types],
          after: recipient.mailedId,
          limit: mostShown,
        })
      : { rows: [], amount: 0 }
    if (recipient !== undefined && amount > 0) {
      const shown = await asNotifications(database, recipient, rows)
      await sendTo(
        database,
        mailer,
        recipient,
        notificationMail(recipient, due.kind, { shown, amount }),
        id,
      )
    }
    await noteMailed(database, due, rows[0]?.id ?? null)
  }),
]

export async function queueMails(database: Database, jobs: Jobs): Promise<void> {
  while (await gatherMails(database));
  await database.write(async (transaction) => {
    for (const due of await takeDueMails(transaction))
      await jobs.queue(transaction, mailNotifications, due)
  })
}
