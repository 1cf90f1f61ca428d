import { type MailKind } from '../../../core/contracts/mails.ts'
import type { Notification } from '../../../core/contracts/notifications.ts'
import { apiAddress, siteAddress } from '../../../core/site.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { composeMail, type Mail } from '../../mail/compose.ts'
import type { Recipient } from './mails.sql.ts'

/** What several of a kind are called, after their number. */
const several: Record<MailKind, string> = {
  newPost: 'yeni yazı',
  newFollower: 'yeni takipçi haberi',
  newLike: 'yeni alkış ve beğeni',
  newComment: 'yeni yorum ve yanıt',
}

const reasons: Record<MailKind, string> = {
  newPost: 'Takip ettikleriniz yeni bir yazı yayımladığında e-posta almayı seçtiniz.',
  newFollower: 'Yeni takipçileriniz için e-posta almayı seçtiniz.',
  newLike: 'Alkışlar ve beğeniler için e-posta almayı seçtiniz.',
  newComment: 'Yorumlar, yanıtlar ve sizden söz edenler için e-posta almayı seçtiniz.',
}

/** What a member was not there to see, newest first; `amount` counts what did not fit as well. */
export function notificationMail(
  { firstName, unsubscribeKey }: Recipient,
  kind: MailKind,
  { shown, amount }: { shown: Notification[]; amount: number },
): Mail {
  const [newest] = shown
  const more = amount - shown.length
  return composeMail({
    subject: amount === 1 ? newest!.text.replace(/\.$/, '') : count(amount, several[kind]),
    greeting: `Merhaba ${firstName},`,
    paragraphs: [amount === 1 ? 'Siz yokken bir şey oldu:' : 'Siz yokken olanlar:'],
    items: shown.map(({ text, target }) => ({
      text,
      title: target.title,
      link: siteAddress(target.url),
    })),
    action:
      amount === 1
        ? { label: 'Görmek için açın', link: siteAddress(newest!.target.url) }
        : { label: 'Tüm bildirimlerim', link: siteAddress('/bildirimler') },
    closing: [
      ...(more > 0 ? [`${count(more, 'bildirim')} daha sizi bekliyor.`] : []),
      reasons[kind],
    ],
    unsubscribe: siteAddress(apiAddress(`/unsubscribe?token=${tokenOf(unsubscribeKey, kind)}`)),
  })
}

/** `3f2a….newPost`: whose mail it is, and of which kind. */
const tokenOf = (unsubscribeKey: string, kind: MailKind): string => `${unsubscribeKey}.${kind}`
