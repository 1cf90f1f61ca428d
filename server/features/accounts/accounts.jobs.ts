import { siteAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { handles, type JobHandler, type JobKind } from '../../jobs/queue.ts'
import { type Mailer, mailPatience } from '../../mail/mailer.ts'
import { sendTo } from '../../mail/refused-addresses.ts'
import {
  addressInUseMail,
  confirmationMail,
  newAddressMail,
  privateAccountMail,
  resetMail,
  wayBackMail,
} from './accounts.mails.ts'
import { isOthersAddress, selectWaitingChange, selectWayBack } from './email-change.sql.ts'
import { type SecurityNotice, securityMail } from './security-mails.ts'
import { closedMail, deletionMail, reopenedMail, takenBackMail } from './deletion.mails.ts'
import { selectDeletion } from './deletion.sql.ts'
import { indexAuthor, indexPostsOf } from './index-author.ts'
import { countMailLinks, insertMailLink } from './mail-links.sql.ts'
import { findUser } from './accounts.sql.ts'
import { mailPrivateAccount } from './social-looks.ts'

export const mailConfirmation: JobKind<{ userId: number }> = {
  name: 'mail-confirmation',
  ...mailPatience,
}
export const mailReset: JobKind<{ email: string }> = { name: 'mail-reset', ...mailPatience }
/** To the new address, which is asked to confirm. */
export const mailConfirmChange: JobKind<{ changeId: number }> = {
  name: 'mail-confirm-change',
  ...mailPatience,
}
/** To the old address, when a change is asked for and when it took effect. */
export const mailWayBack: JobKind<{ changeId: number }> = { name: 'mail-way-back', ...mailPatience }
export const mailSecurityNotice: JobKind<{ userId: number; notice: SecurityNotice }> = {
  name: 'mail-security-notice',
  ...mailPatience,
}

/** Of a job from before there were two, a member is meant. */
export const mailDeletion: JobKind<{
  userId: number
  isTakenBack: boolean
  by?: 'member' | 'admin'
}> = {
  name: 'mail-deletion',
  ...mailPatience,
}

export const accountJobKinds = [
  mailConfirmation,
  mailReset,
  mailConfirmChange,
  mailWayBack,
  mailSecurityNotice,
  mailDeletion,
  mailPrivateAccount,
  indexAuthor,
]

/** How many links of a kind that still work are mailed to one address. */
const mostLinks = 5

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
    handles(mailDeletion, async ({ userId, isTakenBack, by = 'member' }, { id }) => {
      const user = await findUser(database, 'id', userId)
      const deletion = await selectDeletion(database, userId)
      // Decided otherwise in the meantime: the other mail says so.
      if (user === undefined || isTakenBack !== (deletion === undefined)) return
      const [begun, over] =
        by === 'admin' ? [closedMail, reopenedMail] : [deletionMail, takenBackMail]
      const mail = deletion === undefined ? over(user) : begun(user, deletion)
      await sendTo(database, mailer, user, mail, id)
    }),
    handles(indexAuthor, ({ userId }) => indexPostsOf(database, userId)),
    handles(mailReset, async ({ email }, { id, isRetry }) => {
      const user = await findUser(database, 'email', email)
      if (user === undefined) return
      // Anybody may ask for these mails; whoever reads the mailbox has links enough by then. A mail that
      // is tried again is among them already, and may have arrived: each of its links works.
      const isEnough = (await countMailLinks(database, 'reset', user)) >= mostLinks
      if (isEnough && !isRetry) return
      const token = await insertMailLink(database, 'reset', user)
      await sendTo(database, mailer, user, resetMail(user, linkTo('/parola', token)), id)
    }),
    handles(mailConfirmChange, async ({ changeId }, { id, isRetry }) => {
      const change = await selectWaitingChange(database, { id: changeId })
      const user = change && (await findUser(database, 'id', change.userId))
      if (user === undefined) return
      const to = { id: user.id, email: change!.newEmail }
      if (await isOthersAddress(database, to.id, to.email))
        return sendTo(database, mailer, to, addressInUseMail(), id)
      const isEnough = (await countMailLinks(database, 'change', to)) >= mostLinks
      if (isEnough && !isRetry) return
      const token = await insertMailLink(database, 'change', to, { changeId })
      const link = linkTo('/aktivasyon', `${token}.yeni-adres`)
      await sendTo(database, mailer, to, newAddressMail(user, link), id)
    }),
    handles(mailWayBack, async ({ changeId }, { id }) => {
      const change = await selectWayBack(database, changeId)
      const user = change && (await findUser(database, 'id', change.userId))
      if (user === undefined) return
      const { oldEmail, newEmail, until, isDone } = change!
      const to = { id: user.id, email: oldEmail }
      const token = await insertMailLink(database, 'undo', to, { changeId, until })
      const link = linkTo('/aktivasyon', `${token}.geri-al`)
      await sendTo(database, mailer, to, wayBackMail(user, { newEmail, isDone, link }), id)
    }),
    handles(mailSecurityNotice, async ({ userId, notice }, { id }) => {
      const user = await findUser(database, 'id', userId)
      if (user) await sendTo(database, mailer, user, securityMail(user, notice), id)
    }),
  ]
}

const linkTo = (path: string, token: string): string => siteAddress(`${path}?token=${token}`)
