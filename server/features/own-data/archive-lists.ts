import type { Decision } from '../../../core/contracts/appeals.ts'
import type { Appeal } from '../../../core/contracts/cases.ts'
import { appealTexts, decisionText } from '../../../core/moderation/decision-texts.ts'
import { type ModerationRule, moderationRules } from '../../../core/moderation/rules.ts'
import {
  type ReportReason,
  reportReasons,
  type ReportType,
} from '../../../core/contracts/reports.ts'
import { escapeHtml } from '../../../core/document/escape.ts'
import { authorPath, postPath } from '../../../core/paths.ts'
import { site, siteAddress } from '../../../core/site.ts'
import { formatDate, formatDateTime } from '../../../core/turkish/dates.ts'
import { count, formatNumber } from '../../../core/turkish/numbers.ts'
import { pageEnd, pageTop } from './archive-look.ts'
import type { ArchivedAccount, Item, ItemKind } from './archive.sql.ts'

const plain = (value: unknown): string => (typeof value === 'string' ? value : '')
const text = (value: unknown): string => escapeHtml(plain(value))
const time = (value: unknown): string => `<time>${escapeHtml(formatDateTime(String(value)))}</time>`
const postLink = ({ post, postTitle }: Item): string =>
  plain(post) === ''
    ? '<span class="quiet">artık görünmeyen bir yazı</span>'
    : `<a href="${escapeHtml(siteAddress(postPath(plain(post))))}">${text(postTitle ?? post)}</a>`
const person = ({ username, name }: Item): string =>
  `<a href="${escapeHtml(siteAddress(authorPath(plain(username))))}">${text(name)}</a> <span class="quiet">@${text(username)}</span>`
const personRow = (item: Item): string => `${person(item)}<br>${time(item.createdAt)}`

const notificationNames: Record<string, string> = {
  newPost: 'Yeni yazı',
  newFollower: 'Yeni takipçi',
  newLike: 'Alkış',
  newComment: 'Yorum',
  newReply: 'Yanıt',
  commentLike: 'Yorum beğenisi',
  mention: 'Anma',
  moderation: 'Site yönetimi',
}

const reportedTypes: Record<ReportType, string> = {
  post: 'Yazı',
  comment: 'Yorum',
  user: 'Üye',
  message: 'Mesaj',
}

/** Nothing where it is no longer seen by everybody. */
function target(item: Item): string {
  if (plain(item.username) !== '') return `: ${person(item)}`
  return plain(item.post) === '' ? '' : `: ${postLink(item)}`
}

/** Says as much as the page of decisions. */
function decisionRow(item: Item): string {
  const {
    decision: kind,
    type,
    until,
    shown,
  } = item as Item & Pick<Decision, 'decision' | 'type' | 'until' | 'shown'>
  const rule =
    item.rule === null
      ? ''
      : `<br><span class="quiet">${moderationRules[item.rule as ModerationRule]}</span>`
  const words = type === 'user' ? [] : [item.title, item.text].filter((each) => plain(each) !== '')
  const about = words.map((each) => `<blockquote><p>${text(each)}</p></blockquote>`).join('')
  return `${text(decisionText({ kind, type, until, shown }))} ${time(item.createdAt)}${rule}<p>${text(item.reason)}</p>${about}${appeal(item.appeal)}`
}

function appeal(item: unknown): string {
  if (item === null) return ''
  const {
    text: words,
    status,
    reason,
  } = item as { [name: string]: unknown; status: Appeal['status'] }
  const outcome = status === 'open' ? 'İtirazınız inceleniyor.' : appealTexts[status]
  return `<p>${text(words)}</p><p><span class="quiet">${outcome}</span> ${text(reason)}</p>`
}

interface ListPage<Each = Item> {
  file: string
  title: string
  empty: string
  row: (item: Each) => string
}

/** The pages that list what is in one file of `veri`. */
export const listPages: Record<Exclude<ItemKind, 'conversations'>, ListPage> = {
  comments: {
    file: 'yorumlar.html',
    title: 'Yorumlarım',
    empty: 'Hiç yorum yapmadınız.',
    row: (item) =>
      `<p>${text(item.text)}</p><span class="quiet">${postLink(item)}</span> ${time(item.createdAt)}`,
  },
  applause: {
    file: 'alkislar.html',
    title: 'Alkışladıklarım',
    empty: 'Hiçbir yazıyı alkışlamadınız.',
    row: (item) =>
      `${postLink(item)}<br><span class="quiet">${count(Number(item.count), 'alkış')}</span> ${time(item.createdAt)}`,
  },
  commentLikes: {
    file: 'begeniler.html',
    title: 'Beğendiğim yorumlar',
    empty: 'Hiçbir yorumu beğenmediniz.',
    row: (item) =>
      `<p>${item.text === null ? '<span class="quiet">artık görünmeyen bir yorum</span>' : text(item.text)}</p><span class="quiet">@${text(item.writer)}</span> ${time(item.createdAt)}`,
  },
  bookmarks: {
    file: 'okuma-listem.html',
    title: 'Kaydettiklerim',
    empty: 'Hiçbir yazıyı kaydetmediniz.',
    row: (item) => `${postLink(item)}<br>${time(item.createdAt)}`,
  },
  lists: {
    file: 'listeler.html',
    title: 'Listelerim',
    empty: 'Hiç listeniz yok.',
    row: (item) =>
      `${text(item.name)}<br><span class="quiet">${item.isPublic === true ? 'Herkese açık' : 'Yalnızca size açık'}</span> ${time(item.createdAt)}`,
  },
  following: {
    file: 'takip-ettiklerim.html',
    title: 'Takip ettiklerim',
    empty: 'Kimseyi takip etmiyorsunuz.',
    row: personRow,
  },
  followers: {
    file: 'takipcilerim.html',
    title: 'Takipçilerim',
    empty: 'Hiç takipçiniz yok.',
    row: personRow,
  },
  blocks: {
    file: 'engellediklerim.html',
    title: 'Engellediklerim',
    empty: 'Kimseyi engellemediniz.',
    row: personRow,
  },
  mutes: {
    file: 'sessize-aldiklarim.html',
    title: 'Sessize aldıklarım',
    empty: 'Kimseyi sessize almadınız.',
    row: personRow,
  },
  notifications: {
    file: 'bildirimler.html',
    title: 'Bildirimlerim',
    empty: 'Hiç bildiriminiz yok.',
    row: (item) =>
      `${text(notificationNames[String(item.type)])}${item.actor === null ? '' : ` <span class="quiet">@${text(item.actor)}</span>`}${item.post === null ? '' : ` ${postLink(item)}`}<br>${time(item.createdAt)}`,
  },
  reports: {
    file: 'sikayetler.html',
    title: 'Şikâyetlerim',
    empty: 'Hiç şikâyette bulunmadınız.',
    row: (item) =>
      `${reportedTypes[item.type as ReportType]}${target(item)}<br><span class="quiet">${reportReasons[item.reason as ReportReason]}</span>${item.text === '' ? '' : `<p>${text(item.text)}</p>`} ${time(item.createdAt)}`,
  },
  decisions: {
    file: 'kararlar.html',
    title: 'Hakkımdaki kararlar',
    empty: 'Hakkınızda verilmiş bir karar yok.',
    row: decisionRow,
  },
  sessions: {
    file: 'oturumlar.html',
    title: 'Oturumlarım',
    empty: 'Açık oturumunuz yok.',
    row: (item) =>
      `${text(item.device)}<br><span class="quiet">Son görülme</span> ${time(item.lastSeenAt)}`,
  },
  statistics: {
    file: 'istatistikler.html',
    title: 'İstatistiklerim',
    empty: 'Henüz istatistik yok.',
    row: (item) =>
      `${escapeHtml(formatDate(`${String(item.day)}T12:00:00Z`))}<br><span class="quiet">${[
        count(Number(item.views), 'okunma'),
        count(Number(item.likes), 'alkış'),
        count(Number(item.comments), 'yorum'),
        count(Number(item.followers), 'yeni takipçi'),
      ].join(' · ')}</span>`,
  },
}

/** A page with a row for each item, as they come. */
export async function* listPage<Each>(
  { title, empty, row }: Omit<ListPage<Each>, 'file'>,
  items: AsyncIterable<Each>,
  root: '' | '../' = '',
): AsyncGenerator<string> {
  yield `${pageTop({ title, root })}<ul class="rows">\n`
  let amount = 0
  for await (const item of items) {
    amount++
    yield `<li>${row(item)}</li>\n`
  }
  yield `</ul>${amount === 0 ? `<p>${escapeHtml(empty)}</p>` : ''}${pageEnd}`
}

export interface ContentsLine {
  file: string
  title: string
  /** Of what is a list. */
  amount?: number
}

export function frontPage(account: ArchivedAccount, lines: ContentsLine[], madeAt: Date): string {
  const name = `${account.firstName} ${account.lastName}`
  const rows = lines.map(
    ({ file, title, amount }) =>
      `<li><a href="${file}">${escapeHtml(title)}</a>${amount === undefined ? '' : ` <span class="quiet">${formatNumber(amount)}</span>`}</li>`,
  )
  const facts: [string, string][] = [
    ['Kullanıcı adı', `@${account.username}`],
    ['E-posta', account.email],
    ['Üyelik', formatDate(account.createdAt)],
    ['Biyografi', account.biography || '—'],
    ...account.socialAccounts.map(({ platform, url }): [string, string] => [platform, url]),
    ...(account.formerUsernames.length > 0
      ? ([
          [
            'Eski kullanıcı adları',
            account.formerUsernames.map((former) => `@${former.username}`).join(', '),
          ],
        ] as [string, string][])
      : []),
  ]
  return `${pageTop({ title: name, root: '' })}
${account.picture === null ? '' : `<img class="face" src="${escapeHtml(account.picture)}" alt="">`}
<p>${escapeHtml(site.name)} üyeliğinize ait bütün veriler, ${escapeHtml(formatDateTime(madeAt))} itibarıyla.</p>
<dl>${facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}</dl>
<h2>İçindekiler</h2>
<ul class="rows">${rows.join('\n')}</ul>
${pageEnd}`
}
