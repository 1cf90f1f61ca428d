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
  digest: 'yazı',
}

const reasons: Record<MailKind, string> = {
  newPost: 'Takip ettiklerinizin yeni yazıları için e-posta ayarınız açık.',
  newFollower: 'Yeni takipçileriniz için e-posta ayarınız açık.',
  newLike: 'Alkışlar ve beğeniler için e-posta ayarınız açık.',
  newComment: 'Yorumlar, yanıtlar ve sizden söz edenler için e-posta ayarınız açık.',
  newMessage: 'Yeni mesajlar için e-posta ayarınız açık.',
  digest: 'Haftanın çok okunanlarını her pazar almayı seçtiniz.',
}

function allOfThem(kind: MailKind): { label: string; link: string } {
  if (kind === 'digest') return { label: 'Daha fazlasını oku', link: siteAddress('/') }
  if (kind === 'newMessage') return { label: 'Tüm mesajlarım', link: siteAddress('/mesajlar') }
  return { label: 'Tüm bildirimlerim', link: siteAddress('/bildirimler') }
}

function subjectOf(kind: MailKind, { shown, amount, acts }: News): string {
  if (kind === 'digest') return 'Bu hafta okunanlar'
  return amount === 1 ? shown[0]!.text.replace(/\.$/, '') : count(acts, several[kind])
}

function opening(kind: MailKind, amount: number): string {
  if (kind === 'digest') return 'Bu hafta en çok okunan yazılar:'
  return amount === 1 ? 'Siz yokken bir şey oldu:' : 'Siz yokken olanlar:'
}

/** What a member was not there to see. */
export function newsMail(
  { firstName, unsubscribeKey }: Recipient,
  kind: MailKind,
  news: News,
): Mail {
  const { shown, amount } = news
  const more = amount - shown.length
  return composeMail({
    subject: subjectOf(kind, news),
    greeting: `Merhaba ${firstName},`,
    paragraphs: [opening(kind, amount)],
    items: shown,
    action: amount === 1 ? { label: 'Görmek için açın', link: shown[0]!.link } : allOfThem(kind),
    closing: [...(more > 0 ? [`${more} tanesi daha sizi bekliyor.`] : []), reasons[kind]],
    unsubscribe: siteAddress(apiAddress(`/unsubscribe?token=${unsubscribeKey}.${kind}`)),
  })
}
