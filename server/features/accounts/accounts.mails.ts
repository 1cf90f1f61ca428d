import { confirmationHours, resetMinutes } from '../../../core/contracts/accounts.ts'
import { site } from '../../../core/site.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import { composeMail, type Mail } from '../../mail/compose.ts'

interface Person {
  firstName: string
  username: string
}

export function confirmationMail(person: Person, link: string): Mail {
  return composeMail({
    subject: 'E-posta adresinizi onaylayın',
    greeting: `Merhaba ${person.firstName},`,
    paragraphs: [
      `${withSuffix(site.name, 'dative')} hoş geldiniz. Yazmak, yorum yapmak ve alkışlamak için tek bir adım kaldı: bu adresin sizin olduğunu onaylayın.`,
    ],
    action: { label: 'E-postamı onayla', link },
    closing: [
      `Bağlantı ${count(confirmationHours, 'saat')} geçerlidir ve bir kez kullanılabilir.`,
      'Bu hesabı siz açmadıysanız bir şey yapmanız gerekmez; onaylanmayan hesap kullanılamaz.',
    ],
  })
}

export function resetMail(person: Person, link: string): Mail {
  return composeMail({
    subject: 'Parolanızı yenileyin',
    greeting: `Merhaba ${person.firstName},`,
    paragraphs: [
      `@${person.username} hesabı için parola yenileme isteği aldık. Yeni parolanızı belirlemek için düğmeye basın.`,
    ],
    action: { label: 'Yeni parola belirle', link },
    closing: [
      `Bağlantı ${count(resetMinutes, 'dakika')} geçerlidir ve bir kez kullanılabilir.`,
      'Bu isteği siz yapmadıysanız bu e-postayı görmezden gelebilirsiniz; parolanız değişmez.',
    ],
  })
}

export function privateAccountMail(
  person: Person,
  { platform, handle }: { platform: string; handle: string },
  link: string,
): Mail {
  return composeMail({
    subject: 'Bir sosyal hesabınız profilinizden kaldırıldı',
    greeting: `Merhaba ${person.firstName},`,
    paragraphs: [
      `${platform} hesabınızı (${handle}) eklediğinizde sayfasına ulaşamamıştık. Yeniden baktık: sayfa herkese açık değil, bu yüzden hesabı profilinizden kaldırdık.`,
    ],
    action: { label: 'Sosyal hesaplarım', link },
    closing: ['Hesabı herkese açtıktan sonra yeniden ekleyebilirsiniz.'],
  })
}
