import type { MailKind } from '../../../core/contracts/mails.ts'
import { apiAddress, siteAddress } from '../../../core/site.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { composeMail, type Mail } from '../../mail/compose.ts'
import type { Recipient } from './mails.sql.ts'
import type { News } from './news.ts'

/** What several of a kind are called, after their number. */
const several: Record<MailKind, string> = {
  newPost: 'yeni yazı',
  newFollower: 'yeni takipçi haberi',
  newLike: 'yeni alkış ve beğeni',
  newComment: 'yeni yorum ve yanıt',
  newMessage: 'konuşmada yeni mesajlar',
}

const reasons: Record<MailKind, string> = {
  newPost: 'Takip ettikleriniz yeni bir yazı yayımladığında e-posta almayı seçtiniz.',
  newFollower: 'Yeni takipçileriniz için e-posta almayı seçtiniz.',
  newLike: 'Alkışlar ve beğeniler için e-posta almayı seçtiniz.',
  newComment: 'Yorumlar, yanıtlar ve sizden söz edenler için e-posta almayı seçtiniz.',
  newMessage: 'Yeni mesajlar için e-posta almayı seçtiniz.',
}

const allOfThem = (kind: MailKind) =>
  kind === 'newMessage'
    ? { label: 'Tüm mesajlarım', link: siteAddress('/mesajlar') }
    : { label: 'Tüm bildirimlerim', link: siteAddress('/bildirimler') }

/** What a member was not there to see. */
export function newsMail(
  { firstName, unsubscribeKey }: Recipient,
  kind: MailKind,
  { shown, amount }: News,
): Mail {
  const newest = shown[0]!
  const more = amount - shown.length
  return composeMail({
    subject: amount === 1 ? newest.text.replace(/\.$/, '') : count(amount, several[kind]),
    greeting: `Merhaba ${firstName},`,
    paragraphs: [amount === 1 ? 'Siz yokken bir şey oldu:' : 'Siz yokken olanlar:'],
    items: shown,
    action: amount === 1 ? { label: 'Görmek için açın', link: newest.link } : allOfThem(kind),
    closing: [...(more > 0 ? [`${more} tanesi daha sizi bekliyor.`] : []), reasons[kind]],
    unsubscribe: siteAddress(apiAddress(`/unsubscribe?token=${unsubscribeKey}.${kind}`)),
  })
}
