import { refusals } from '../../messages.ts'
import { normalForm } from '../../../core/turkish/normal-form.ts'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { Violation } from '../../../core/errors.ts'
import { site } from '../../../core/site.ts'
import { fold } from '../../../core/turkish/fold.ts'

// The library's own defaults are Argon2id with 19 MiB and two passes, as OWASP recommends.
export const hashPassword = (password: string): Promise<string> => hash(normalForm(password, 'NFC'))

/** Checked instead of nobody's password, so that an unknown account takes the same time. */
const nobodysHash = await hash('nobody has this password')

export async function isRightPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  let isRight = false
  for (const form of formsOf(password)) isRight ||= await verify(passwordHash ?? nobodysHash, form)
  return passwordHash !== undefined && isRight
}

/**
 * Keyboards differ in how they send ş: as one sign or as s with a mark. Hashes are made from the
 * composed form, but the oldest were made from whatever was sent.
 */
const formsOf = (password: string): Set<string> =>
  new Set([normalForm(password, 'NFC'), normalForm(password, 'NFD'), password])

/** What Turkish people choose and the international lists lack; compared without digits. */
const turkishFavourites =
  `galatasaray fenerbahce besiktas trabzonspor bursaspor cimbom istanbul ankara
  izmir turkiye turkiyem ataturk kemalataturk sifre sifrem sifremi parola parolam merhaba selam askim
  askimaskim canim canimbenim bebegim sevgilim seniseviyorum annem babam annembabam kardesim allah
  bismillah allahuekber muhammed mehmet mustafa ahmet ayse fatma zeynep emre yusuf karakartal kanarya
  aslan kartal vatan bayrak asker komutan deneme admin kullanici`.split(/\s+/)

const common = new Set([...dictionary['passwords-common'], ...turkishFavourites])

/** Names the first thing that makes a new password too easy to guess. */
export function passwordWeakness(
  password: string,
  person: { username: string; email: string; firstName: string; lastName: string },
): Violation | undefined {
  const folded = fold(password)
  const letters = folded.replace(/[^a-z]/g, '')
  if (common.has(folded) || isCommonWord(letters, folded) || isMonotonous(folded))
    return { propertyPath: 'password', message: refusals.account.commonPassword }
  const { username, email, firstName, lastName } = person
  const words = [username, email, email.split('@')[0]!, firstName, lastName, site.name]
  const personal = words.map((word) => fold(word).replace(/[^a-z]/g, ''))
  if (letters.length > 2 && personal.includes(letters))
    return { propertyPath: 'password', message: refusals.account.personalPassword }
  return undefined
}

/** "galatasaray1905" is still galatasaray; a sentence of several words is not. */
function isCommonWord(letters: string, folded: string): boolean {
  return letters.length >= 4 && common.has(letters) && folded.length - letters.length <= 4
}

/** One sign again and again, or a run such as 12345678 and abcdefgh. */
function isMonotonous(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0)!)
  const steps = codes.slice(1).map((code, i) => code - codes[i]!)
  return new Set(steps).size <= 1 && Math.abs(steps[0] ?? 0) <= 1
}
