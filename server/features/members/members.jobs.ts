import { suspendedPath } from '../../../core/paths.ts'
import { siteAddress } from '../../../core/site.ts'
import { formatDateTime } from '../../../core/turkish/dates.ts'
import type { Database } from '../../database/connection.ts'
import { handles, type JobHandler, type JobKind } from '../../jobs/queue.ts'
import { composeMail, type Mail } from '../../mail/compose.ts'
import { type Mailer, mailPatience } from '../../mail/mailer.ts'
import { sendTo } from '../../mail/refused-addresses.ts'
import { findUser } from '../accounts/accounts.public.ts'
import { selectSuspension, type Suspension } from '../moderation/moderation.public.ts'

export const mailSuspension: JobKind<{ userId: number }> = {
  name: 'mail-suspension',
  ...mailPatience,
}

export const memberJobs = ({
  database,
  mailer,
}: {
  database: Database
  mailer: Mailer
}): JobHandler[] => [
  handles(mailSuspension, async ({ userId }, { id }) => {
    const user = await findUser(database, 'id', userId)
    const suspension = await selectSuspension(database, userId)
    // Over in the meantime: then there is nothing to say.
    if (user === undefined || suspension === undefined) return
    await sendTo(database, mailer, user, suspensionMail(user, suspension), id)
  }),
]

function suspensionMail(
  { firstName, username }: { firstName: string; username: string },
  { until, rule, reason, hidePosts }: Suspension,
): Mail {
  const howLong = until === null ? 'süresiz olarak' : `${formatDateTime(until)} tarihine kadar`
  return composeMail({
    subject: 'Hesabınız askıya alındı',
    greeting: `Merhaba ${firstName},`,
    paragraphs: [
      `@${username} hesabınız ${howLong} askıya alındı.`,
      ...(rule === null ? [] : [`Kural: ${rule}`]),
      `Neden: ${reason}`,
      hidePosts
        ? 'Bu süre boyunca yazılarınız ve yorumlarınız da gizli kalacak; askı kalkınca olduğu gibi geri gelecek.'
        : 'Yazılarınız ve yorumlarınız görünmeye devam ediyor; planladığınız yazılar bu süre boyunca yayımlanmayacak.',
    ],
    action: { label: 'Kararı oku', link: siteAddress(suspendedPath) },
    closing: [
      'Karara itiraz edebilir, verilerinizin arşivini indirebilirsiniz; ikisi de oturum açınca göreceğiniz sayfada.',
    ],
  })
}
