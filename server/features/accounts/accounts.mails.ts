import { confirmationHours, resetMinutes } from '../../../core/contracts/accounts.ts'
import { emailChangeDays } from '../../../core/contracts/email-change-days.ts'
import { resetEffects } from '../../../core/contracts/password-reset.ts'
import { site, siteAddress } from '../../../core/site.ts'
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
      `Yeni parolayla ${resetEffects}.`,
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

export function newAddressMail(person: Person, link: string): Mail {
  return composeMail({
    subject: 'Yeni e-posta adresinizi onaylayın',
    greeting: `Merhaba ${person.firstName},`,
    paragraphs: [
      `@${person.username} hesabının e-posta adresi bu adres olsun istendi. Siz istediyseniz adresin size ait olduğunu onaylayın; o zamana kadar eski adresiniz geçerli kalır.`,
    ],
    action: { label: 'Yeni adresimi onayla', link },
    closing: [
      `Bağlantı ${count(confirmationHours, 'saat')} geçerlidir ve bir kez kullanılabilir.`,
      'Bunu siz istemediyseniz bu e-postayı görmezden gelebilirsiniz; hiçbir şey değişmez.',
    ],
  })
}

/** Only whoever reads the address learns that it belongs to an account. */
export function addressInUseMail(): Mail {
  return composeMail({
    subject: 'Bu adresle bir hesabınız var',
    greeting: 'Merhaba,',
    paragraphs: [
      `Bir ${site.name} hesabının e-posta adresi bu adres olsun istendi; ancak bu adres başka bir hesapta kullanılıyor. Bir adres yalnızca bir hesapta olabilir.`,
      'Bunu siz istediyseniz önce öteki hesabın adresini değiştirin.',
    ],
    action: { label: 'Giriş yap', link: siteAddress(site.loginPath) },
    closing: ['Siz istemediyseniz bir şey yapmanız gerekmez; hiçbir şey değişmedi.'],
  })
}

interface WayBack {
  newEmail: string
  isDone: boolean
  link: string
}

export function wayBackMail(person: Person, { newEmail, isDone, link }: WayBack): Mail {
  return composeMail({
    subject: isDone ? 'E-posta adresiniz değişti' : 'E-posta adresiniz değiştiriliyor',
    greeting: `Merhaba ${person.firstName},`,
    paragraphs: [
      isDone
        ? `@${person.username} hesabının e-posta adresi artık ${newEmail}.`
        : `@${person.username} hesabının e-posta adresinin ${newEmail} olması istendi. Yeni adres onaylanana kadar bu adres geçerli kalır.`,
      'Bu siz değilseniz hemen geri alın: hesabınız bu adrese döner, bütün oturumlar kapanır ve yeni bir parola belirlersiniz.',
    ],
    action: { label: 'Değişikliği geri al', link },
    closing: [
      `Bağlantı ${count(emailChangeDays, 'gün')} geçerlidir ve değişiklik onaylandıktan sonra da çalışır.`,
      'Değişikliği siz istediyseniz bir şey yapmanız gerekmez.',
    ],
  })
}
