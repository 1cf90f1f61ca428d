import * as z from 'zod/mini'
import { fold } from './turkish/fold.ts'

/** A reading is of the whole name: two names and the space between them. */
export const nameLimits = { firstNameMin: 3, max: 50, readingMax: 101 } as const
export const usernameLimits = { min: 3, max: 30 } as const

/** Letters of the Latin script only: a Cyrillic "а" would let one person pose as another. */
const letters = /^[\p{L}&&\p{Script=Latin}]+(?: [\p{L}&&\p{Script=Latin}]+)*$/v

const tidied = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')

const name = (label: string, minimum: number, missing: string) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(tidied)),
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
      z.transform((text: string) => tidied(text) || null),
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
  `admin administrator yonetici yonetim moderator editorler editoryal hokka destek yardim guvenlik sistem root
   kok api new giris kayit parola aktivasyon cikis kesfet ara yazi etiket profil yazilarim istatistiklerim
   alkisladiklarim okuma-listem ayarlar bildirimler mesajlar arkadas-bul hakkinda kosullar gizlilik kvkk
   parcalar assets fonts favicon robots sitemap healthz readyz rss feed atom everyone herkes kullanici null
   undefined anonim misafir resmi official support postmaster abuse noreply webmaster iletisim`
    .split(/\s+/)
    .map(withoutSeparators),
)

function withoutSeparators(username: string): string {
  return username.replace(/[-._]/g, '')
}

const usernameMessages = {
  missing: 'Kullanıcı adı boş geçilemez',
  signs: 'Kullanıcı adında yalnızca harf, rakam, nokta ve alt çizgi bulunabilir.',
  tooShort: `Kullanıcı adı en az ${usernameLimits.min} karakter olmalı.`,
  tooLong: `Kullanıcı adı en çok ${usernameLimits.max} karakter olmalı.`,
  edge: 'Kullanıcı adı noktayla başlayıp bitemez.',
  twoDots: 'Kullanıcı adında iki nokta yan yana gelemez.',
  reserved: 'Bu kullanıcı adı ayrılmış, başka bir ad seçin.',
} as const

const typedUsername = z
  .string(usernameMessages.missing)
  .check(
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
  z.refine((value: string) => !reservedUsernames.has(withoutSeparators(value)), {
    error: usernameMessages.reserved,
  }),
)

/** Folded as it is typed: `Irmak`, `ırmak`, `İrmak` and `irmak` are one name. */
export const username = z.pipe(z.pipe(typedUsername, z.transform(fold)), foldedUsername)
