import { deletionDays } from '../../../core/contracts/own-data.ts'
import { moderationRules } from '../../../core/moderation/rules.ts'
import { site, siteAddress } from '../../../core/site.ts'
import { formatDateTime } from '../../../core/turkish/dates.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { composeMail, type Mail } from '../../mail/compose.ts'
import type { Deletion } from './deletion.sql.ts'

interface Person {
  firstName: string
  username: string
}

export function deletionMail(person: Person, { eraseAt }: Deletion): Mail {
  return composeMail({
    subject: 'Hesabınız silinecek',
    greeting: `Merhaba ${person.firstName},`,
    paragraphs: [
      `@${person.username} hesabının silinmesini istediniz. Profiliniz, yazılarınız ve yorumlarınız şimdiden gizlendi; hesabınız ve size ait her şey ${formatDateTime(eraseAt)} tarihinde geri dönüşsüz silinecek.`,
      `Fikrinizi değiştirirseniz ${count(deletionDays, 'gün')} içinde oturum açmanız yeterli: her şey olduğu gibi geri gelir.`,
    ],
    action: { label: 'Oturum aç ve vazgeç', link: siteAddress(site.loginPath) },
    closing: ['Bu isteği siz yapmadıysanız hemen oturum açıp parolanızı değiştirin.'],
  })
}

export function takenBackMail(person: Person): Mail {
  return composeMail({
    subject: 'Hesabınız silinmeyecek',
    greeting: `Merhaba ${person.firstName},`,
    paragraphs: [
      `Oturum açtığınız için @${person.username} hesabını silme isteğiniz geri alındı. Profiliniz, yazılarınız ve yorumlarınız yeniden görünüyor.`,
    ],
    action: { label: 'Hesabıma git', link: siteAddress('/profil') },
    closing: ['Oturumu siz açmadıysanız hemen parolanızı değiştirin.'],
  })
}

export function closedMail(person: Person, { eraseAt, removal }: Deletion): Mail {
  return composeMail({
    subject: 'Hesabınız kapatıldı',
    greeting: `Merhaba ${person.firstName},`,
    paragraphs: [
      `@${person.username} hesabı ${site.name} yönetimi tarafından kapatıldı. Profiliniz, yazılarınız ve yorumlarınız gizlendi; hesabınız ve size ait her şey ${formatDateTime(eraseAt)} tarihinde geri dönüşsüz silinecek.`,
      ...(removal === null
        ? []
        : [`Kural: ${moderationRules[removal.rule]}`, `Neden: ${removal.reason}`]),
      'Bunun bir yanlışlık olduğunu düşünüyorsanız ya da verilerinizin bir kopyasını istiyorsanız o tarihten önce iletişim sayfasından bize yazın.',
    ],
    action: { label: 'Bize yaz', link: siteAddress('/iletisim') },
    closing: [],
  })
}

export function reopenedMail(person: Person): Mail {
  return composeMail({
    subject: 'Hesabınız silinmeyecek',
    greeting: `Merhaba ${person.firstName},`,
    paragraphs: [
      `@${person.username} hesabı yeniden açıldı. Profiliniz, yazılarınız ve yorumlarınız yeniden görünüyor; oturum açabilirsiniz.`,
    ],
    action: { label: 'Oturum aç', link: siteAddress(site.loginPath) },
    closing: [],
  })
}
