import { mailKinds } from '../../../core/contracts/mails.ts'
import { type MutableType, mutedNames } from '../../../core/contracts/mutable-types.ts'
import type { MessageSenders } from '../../../core/contracts/users.ts'
import { escapeHtml } from '../../../core/document/escape.ts'
import { formatDate } from '../../../core/turkish/dates.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { pageEnd, pageTop } from './archive-look.ts'
import type { ArchivedSettings } from './archive-settings.sql.ts'
import type { ArchivedAccount } from './archive.sql.ts'

export const settingsFile = { file: 'ayarlar.html', title: 'Ayarlarım' } as const

const senderNames: Record<MessageSenders, string> = {
  everyone: 'Herkes',
  followed: 'Takip ettikleriniz',
  nobody: 'Kimse',
}

/** What is set, and by which ways and devices the member comes in. */
export function settingsPage(account: ArchivedAccount & ArchivedSettings): string {
  const { emailPreferences, notificationMutes, twoFactorSince } = account
  const mails = Object.entries(mailKinds).map(([kind, { name }]): [string, string] => [
    name,
    emailPreferences[kind] === true ? 'Açık' : 'Kapalı',
  ])
  const mutes = notificationMutes.map(({ type, post, createdAt }) =>
    dated(
      mutedNames[type as MutableType] ?? `Yazı: ${post ?? 'artık görünmeyen bir yazı'}`,
      createdAt,
    ),
  )
  return `${pageTop({ title: settingsFile.title, root: '' })}
<h2>E-postalar</h2>
${facts(mails)}
<h2>Mesajlar ve giriş</h2>
${facts([
  ['Size kimler yazabilir?', senderNames[account.messagesFrom as MessageSenders]],
  [
    'İki adımlı doğrulama',
    twoFactorSince === null ? 'Kapalı' : `${formatDate(twoFactorSince)} gününden beri açık`,
  ],
])}
${list('Kapatılan bildirimler', mutes)}
${list(
  'Geçiş anahtarları',
  account.passkeys.map(({ name, createdAt }) => dated(name, createdAt)),
)}
${list(
  'Anlık bildirim alan aygıtlar',
  account.pushDevices.map(({ device, createdAt }) => dated(device, createdAt)),
)}
${list(
  'İçe aktarmalar',
  account.imports.map(({ fileName, postCount, createdAt }) =>
    dated(`${fileName} (${count(postCount, 'yazı')})`, createdAt),
  ),
)}
${pageEnd}`
}

const facts = (lines: [label: string, value: string][]): string =>
  `<dl>${lines.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}</dl>`

const dated = (text: string, createdAt: string): string =>
  `<li>${escapeHtml(text)}<br><time>${escapeHtml(formatDate(createdAt))}</time></li>`

const list = (title: string, rows: string[]): string =>
  `<h2>${title}</h2>${rows.length === 0 ? '<p>Yok.</p>' : `<ul class="rows">${rows.join('\n')}</ul>`}`
