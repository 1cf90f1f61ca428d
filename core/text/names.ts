import * as z from 'zod/mini'
import { isDeletedMember } from './deleted-member.ts'
import { tidyName } from './line-text.ts'
import { site } from '../site.ts'
import { fold } from '../turkish/fold.ts'
import { normalForm } from '../turkish/normal-form.ts'

/** A reading is of the whole name: two names and the space between them. */
export const nameLimits = { firstNameMin: 3, max: 50, readingMax: 101 } as const
export const usernameLimits = { min: 3, max: 30 } as const

/** Letters of the Latin script only: a Cyrillic "а" would let one person pose as another. */
const letters = /^[\p{L}&&\p{Script=Latin}]+(?: [\p{L}&&\p{Script=Latin}]+)*$/v

const name = (label: string, minimum: number, missing: string) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(tidyName)),
    z
      .string()
      .check(
        z.minLength(1, { error: missing, abort: true }),
        z.minLength(minimum, { error: `${label} en az ${minimum} karakter olmalı.`, abort: true }),
        z.maxLength(nameLimits.max, `${label} en çok ${nameLimits.max} karakter olmalı.`),
        z.regex(letters, `${label} yalnızca harflerden oluşmalı.`),
      ),
  )

export const firstName = name('Ad', nameLimits.firstNameMin, 'Ad alanı boş geçilemez.')
export const lastName = name('Soyad', 1, 'Soyad alanı boş geçilemez.')

const turkishWords = /^[A-Za-zÇçĞğİıÖöŞşÜüÂâÎîÛû]+(?: [A-Za-zÇçĞğİıÖöŞşÜüÂâÎîÛû]+)*$/

/** How a member says the whole name, as Turkish would write it: "Ceyms Coys". Empty means none. */
export const nameReading = z.nullable(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => tidyName(text) || null),
    ),
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(
            nameLimits.readingMax,
            `Adın okunuşu en çok ${nameLimits.readingMax} karakter olmalı.`,
          ),
          z.regex(turkishWords, 'Adın okunuşu yalnızca Türk alfabesinin harfleriyle yazılmalı.'),
        ),
    ),
  ),
)

/**
 * Names nobody may take: every first path segment in use (a test compares them with the routes)
 * and words that would speak for the site.
 */
export const reservedUsernames: ReadonlySet<string> = new Set(
  `admin admins administrator superadmin yonetici yoneticiler yonetim moderator moderatorler moderasyon mod mods
   editor editors editorler editoryal hokka hokkadestek hokkaekibi hokkayonetim destek yardim help guvenlik security
   sistem system superuser root kok sahip owner kurucu founder ekip ekibi team staff bot api current new giris kayit parola aktivasyon abonelik cikis kesfet ara yazi etiket profil yazilarim istatistiklerim
   alkisladiklarim takip-ettiklerim okuma-listem okuma-gecmisi ayarlar bildirimler kararlar mesajlar arkadas-bul hakkinda kosullar gizlilik seffaflik askida kvkk
   parcalar assets fonts favicon robots sitemap healthz readyz rss feed atom everyone herkes kullanici null
   undefined anonim misafir resmi official support hostmaster postmaster abuse noreply webmaster mailer iletisim
   bilgi info bulten duyuru arsiv silinmis silinmisuye`
    .split(/\s+/)
    .map(withoutSeparators),
)

function withoutSeparators(username: string): string {
  return username.replace(/[-._]/g, '')
}

/** The operator's own name for the site is as good as ours. */
function isReserved(username: string): boolean {
  const plain = withoutSeparators(username)
  return reservedUsernames.has(plain) || plain === fold(site.name).replace(/[^a-z0-9]/g, '')
}

const usernameMessages = {
  missing: 'Kullanıcı adı boş geçilemez',
  signs: 'Kullanıcı adında yalnızca harf, rakam, nokta ve alt çizgi bulunabilir.',
  tooShort: `Kullanıcı adı en az ${usernameLimits.min} karakter olmalı.`,
  tooLong: `Kullanıcı adı en çok ${usernameLimits.max} karakter olmalı.`,
  edge: 'Kullanıcı adı noktayla başlayıp bitemez.',
  twoDots: 'Kullanıcı adında iki nokta yan yana gelemez.',
  digits: 'Kullanıcı adı yalnızca rakamlardan oluşamaz.',
  reserved: 'Bu kullanıcı adı ayrılmış, başka bir ad seçin.',
} as const

const typedUsername = z.string(usernameMessages.missing).check(
  z.maxLength(4 * usernameLimits.max, { error: usernameMessages.tooLong, abort: true }),
  z.overwrite((text) => normalForm(text, 'NFKC')),
  z.trim(),
  z.minLength(1, { error: usernameMessages.missing, abort: true }),
  z.regex(/^[\p{Script=Latin}\d_.]+$/v, { error: usernameMessages.signs, abort: true }),
)

const foldedUsername = z.string().check(
  z.minLength(usernameLimits.min, usernameMessages.tooShort),
  z.maxLength(usernameLimits.max, usernameMessages.tooLong),
  z.regex(/^[a-z0-9_.]+$/, usernameMessages.signs),
  z.regex(/^[^.](?:.*[^.])?$/, usernameMessages.edge),
  z.regex(/^(?!.*\.\.)/, usernameMessages.twoDots),
  // Where a member is referred to, digits are an id.
  z.regex(/[^0-9]/, usernameMessages.digits),
  z.refine((value: string) => !isReserved(value) && !isDeletedMember({ username: value }), {
    error: usernameMessages.reserved,
  }),
)

/** Folded as it is typed: `Irmak`, `ırmak`, `İrmak` and `irmak` are one name. */
export const username = z.pipe(z.pipe(typedUsername, z.transform(fold)), foldedUsername)
