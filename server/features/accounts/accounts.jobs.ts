import { siteAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { handles, type JobHandler, type JobKind } from '../../jobs/queue.ts'
import { type Mailer, mailPatience } from '../../mail/mailer.ts'
import { sendTo } from '../../mail/refused-addresses.ts'
import { confirmationMail, privateAccountMail, resetMail } from './accounts.mails.ts'
import { indexAuthor, indexPostsOf } from './index-author.ts'
import { countMailLinks, findUser, insertMailLink } from './accounts.sql.ts'
import { mailPrivateAccount } from './social-looks.ts'

export const mailConfirmation: JobKind<{ userId: number }> = {
  name: 'mail-confirmation',
  ...mailPatience,
}
export const mailReset: JobKind<{ email: string }> = { name: 'mail-reset', ...mailPatience }

export const accountJobKinds = [mailConfirmation, mailReset, mailPrivateAccount, indexAuthor]

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
      const mail = confirmationMail(user, linkTo('/aktivasyon', token))
      await sendTo(database, mailer, user, mail, id)
    }),
    handles(mailPrivateAccount, async ({ userId, ...account }, { id }) => {
      const user = await findUser(database, 'id', userId)
      if (user === undefined || !user.isConfirmed) return
      const mail = privateAccountMail(user, account, siteAddress('/ayarlar/sosyal-hesaplar'))
      await sendTo(database, mailer, user, mail, id)
    }),
    handles(indexAuthor, ({ userId }) => indexPostsOf(database, userId)),
    handles(mailReset, async ({ email }, { id, isRetry }) => {
      const user = await findUser(database, 'email', email)
      if (user === undefined) return
      // Anybody may ask for these mails; whoever reads the mailbox has links enough by then. A mail that
      // is tried again is among them already, and may have arrived: each of its links works.
      const isEnough = (await countMailLinks(database, 'reset', user)) >= mostResetLinks
      if (isEnough && !isRetry) return
      const token = await insertMailLink(database, 'reset', user)
      await sendTo(database, mailer, user, resetMail(user, linkTo('/parola', token)), id)
    }),
  ]
}

const linkTo = (path: string, token: string): string => siteAddress(`${path}?token=${token}`)
