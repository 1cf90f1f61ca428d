import { siteAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { handles, type JobHandler, type JobKind } from '../../jobs/queue.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { confirmationMail, resetMail } from './accounts.mails.ts'
import { countMailLinks, deleteMailLink, findUser, insertMailLink } from './accounts.sql.ts'

/** A mail server may be away for a night; the pauses grow to an hour and add up to two days. */
const patience = { retryDelay: 5, retryDelayMax: 3600, retryLimit: 60 }

export const mailConfirmation: JobKind<{ userId: number }> = {
  name: 'mail-confirmation',
  ...patience,
}
export const mailReset: JobKind<{ email: string }> = { name: 'mail-reset', ...patience }

export const accountJobKinds = [mailConfirmation, mailReset]

/** How many links that still work are mailed to one account. */
const mostResetLinks = 5

interface JobParts {
  database: Database
  mailer: Mailer
}

/** The secret of a link is made only when its mail is sent, so that no queue ever holds it. */
export function accountJobs({ database, mailer }: JobParts): JobHandler[] {
  return [
    handles(mailConfirmation, async ({ userId }, { id }) => {
      const user = await findUser(database, 'id', userId)
      if (user === undefined || user.isConfirmed) return
      const token = await insertMailLink(database, 'confirm', user)
      await mailer.send(user.email, confirmationMail(user, linkTo('/aktivasyon', token)), id)
    }),
    handles(mailReset, async ({ email }, { id }) => {
      const user = await findUser(database, 'email', email)
      if (user === undefined) return
      // Anybody may ask for these mails; whoever reads the mailbox has links enough by then.
      if ((await countMailLinks(database, 'reset', user)) >= mostResetLinks) return
      const token = await insertMailLink(database, 'reset', user)
      try {
        await mailer.send(user.email, resetMail(user, linkTo('/parola', token)), id)
      } catch (error) {
        // It was never sent, so it must not count among the ones that were.
        await deleteMailLink(database, token)
        throw error
      }
    }),
  ]
}

const linkTo = (path: string, token: string): string => siteAddress(`${path}?token=${token}`)
