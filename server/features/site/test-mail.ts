import { composeMail } from '../../mail/compose.ts'
import { siteAddress } from '../../../core/site.ts'
import type { Config } from '../../config.ts'
import { type Mailer, outboxOf } from '../../mail/mailer.ts'

/** Sent at once and not by the queue: whoever presses the button wants to know what the server said. */
export async function tryMail(
  { config, mailer }: { config: Config; mailer: Mailer },
  { email, firstName }: { email: string; firstName: string },
): Promise<{ isSent: boolean; message: string }> {
  const mail = composeMail({
    subject: 'Deneme e-postası',
    greeting: `Merhaba ${firstName},`,
    paragraphs: ['Bu e-posta size ulaştıysa sitenin e-postaları gönderiliyor demektir.'],
    action: { label: 'Kuruluma dön', link: siteAddress('/yonetim/baslangic') },
    closing: ['Bu e-postayı bir yönetici denemek için gönderdi.'],
  })
  try {
    await mailer.send(email, mail)
  } catch (error) {
    return { isSent: false, message: sentenceOf(error as MailFailure) }
  }
  if (config.smtpUrl === undefined)
    return {
      isSent: false,
      message: `Bir e-posta sunucusu ayarlanmamış: e-posta gönderilmedi, ${outboxOf(config)} klasörüne yazıldı. Göndermek için SMTP_URL verin.`,
    }
  const host = new URL(config.smtpUrl).hostname
  return { isSent: true, message: `${host} e-postayı aldı; ${email} adresine bakın.` }
}

interface MailFailure {
  code?: string
  command?: string
  responseCode?: number
  response?: string
  message?: string
}

/** By nodemailer's codes: what went wrong and what to look at. */
const reasons: Record<string, string> = {
  EAUTH:
    'E-posta sunucusu kullanıcı adını ya da parolayı kabul etmedi. SMTP_URL içindeki bilgileri denetleyin.',
  ENOAUTH: 'E-posta sunucusu kullanıcı adı ve parola istiyor. SMTP_URL içine ekleyin.',
  EDNS: 'E-posta sunucusunun adı bulunamadı. SMTP_URL içindeki adı denetleyin.',
  ECONNECTION:
    'E-posta sunucusuna bağlanılamadı. SMTP_URL içindeki ad ile kapı numarasını denetleyin.',
  ESOCKET: 'E-posta sunucusuna bağlanılamadı. SMTP_URL içindeki ad ile kapı numarasını denetleyin.',
  ETIMEDOUT: 'E-posta sunucusu zamanında yanıt vermedi. Güvenlik duvarı kapıyı kapatmış olabilir.',
  ETLS: 'E-posta sunucusuyla güvenli bağlantı kurulamadı. smtps:// ile 465, smtp:// ile 587 numaralı kapıyı deneyin.',
  EENVELOPE:
    'E-posta sunucusu göndereni ya da alıcıyı kabul etmedi. MAIL_FROM adresini denetleyin.',
  EMESSAGE: 'E-posta sunucusu iletiyi kabul etmedi.',
}

/** In characters: what a server says is shown, but not a whole page of it. */
const longestAnswer = 300

function sentenceOf({ code = '', response, message }: MailFailure): string {
  const reason = reasons[code] ?? 'E-posta gönderilemedi.'
  const said = (response ?? message ?? '').replace(/\s+/g, ' ').trim().slice(0, longestAnswer)
  // Without a response no server answered: what there is to say comes from our own side.
  const whose = response === undefined ? 'Ayrıntı' : 'Sunucunun yanıtı'
  return said === '' ? reason : `${reason} ${whose}: ${said}`
}
