import { resetEffects } from '../../../core/contracts/password-reset.ts'
import { siteAddress } from '../../../core/site.ts'
import { composeMail, type Mail } from '../../mail/compose.ts'

/** What a member is told of, so that nobody changes it unnoticed. */
export type SecurityNotice = keyof typeof notices

const notices = {
  password: { subject: 'Parolanız değişti', what: 'hesabının parolası değişti.' },
  twoFactorOn: {
    subject: 'İki adımlı doğrulama açıldı',
    what: 'hesabına girişte artık doğrulama uygulamasının verdiği kod da sorulacak.',
  },
  twoFactorOff: {
    subject: 'İki adımlı doğrulama kapatıldı',
    what: 'hesabına girişte artık yalnızca parola sorulacak.',
  },
  recoveryCodes: {
    subject: 'Yeni kurtarma kodları oluşturuldu',
    what: 'hesabı için yeni kurtarma kodları oluşturuldu; eskileri artık geçersiz.',
  },
  recoveryCodeUsed: {
    subject: 'Kurtarma koduyla giriş yapıldı',
    what: 'hesabına bir kurtarma koduyla giriş yapıldı; bu kod artık geçersiz.',
  },
  passkeyAdded: {
    subject: 'Geçiş anahtarı eklendi',
    what: 'hesabına yeni bir geçiş anahtarı eklendi; onunla parola sorulmadan girilebilir.',
  },
  passkeyRemoved: {
    subject: 'Geçiş anahtarı kaldırıldı',
    what: 'hesabından bir geçiş anahtarı kaldırıldı.',
  },
} as const

interface Person {
  firstName: string
  username: string
}

export function securityMail({ firstName, username }: Person, notice: SecurityNotice): Mail {
  const { subject, what } = notices[notice]
  return composeMail({
    subject,
    greeting: `Merhaba ${firstName},`,
    paragraphs: [
      `@${username} ${what}`,
      `Bunu siz yaptıysanız bir şey yapmanız gerekmez. Bu siz değilseniz parolanızı hemen yenileyin: ${resetEffects}.`,
    ],
    action: { label: 'Parolamı yenile', link: siteAddress('/parola') },
    closing: ['Oturumlarınızı, parolanızı ve giriş yollarınızı ayarlarınızda görebilirsiniz.'],
  })
}
