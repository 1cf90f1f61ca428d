import { contactSubjects } from '../../../core/contracts/contact-form.ts'
import type { Sender } from '../../../core/contracts/cases.ts'
import { siteAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { handles, type JobHandler, type JobKind } from '../../jobs/queue.ts'
import { composeMail, type Mail } from '../../mail/compose.ts'
import { type Mailer, mailPatience } from '../../mail/mailer.ts'
import { contentIn, selectSnapshot, senderIn } from '../cases/cases.public.ts'
import { selectSettings } from '../site/site.public.ts'

/** To the operator of the site, who answers the mail and so the one who wrote. */
export const forwardContact: JobKind<{ caseId: number }> = {
  name: 'mail-contact',
  ...mailPatience,
}

export const contactJobs = ({
  database,
  mailer,
}: {
  database: Database
  mailer: Mailer
}): JobHandler[] => [
  handles(forwardContact, async ({ caseId }, { id }) => {
    const { operatorEmail } = await selectSettings(database)
    if (operatorEmail === '') return
    const snapshot = await selectSnapshot(database, caseId)
    const mail = contactMail(caseId, senderIn(snapshot), contentIn(snapshot).text)
    await mailer.send(operatorEmail, mail, id)
  }),
]

function contactMail(caseId: number, { name, email, subject }: Sender, text: string): Mail {
  const mail = composeMail({
    subject: `Yeni ileti: ${contactSubjects[subject]}`,
    greeting: 'Merhaba,',
    paragraphs: [
      `${name} (${email}) iletişim sayfasından yazdı:`,
      ...text.split('\n').filter((line) => line.trim() !== ''),
    ],
    action: { label: 'Sitede aç', link: siteAddress(`/yonetim/bildirimler/${caseId}`) },
    closing: ['Bu e-postayı yanıtlarsanız yanıtınız doğrudan yazana gider.'],
  })
  return { ...mail, replyTo: { name, address: email } }
}
