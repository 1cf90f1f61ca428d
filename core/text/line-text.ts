import { normalForm } from '../turkish/normal-form.ts'

/** Texts of one line that stand among other people's: titles, names, tags, lists. */

const pictured = String.raw`\p{Extended_Pictographic}[\p{EMod}\uFE0E\uFE0F]?`
/** The flags of England, Scotland and Wales, the only ones that are spelt in hidden letters. */
const speltFlags = String.raw`\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`
const keycap = String.raw`[0-9#*]\uFE0F\u20E3`
/**
 * Emoji are the one place where signs without a shape are right. Not \p{RGI_Emoji}: it tries
 * thousands of sequences at each of them.
 */
const emoji = String.raw`${speltFlags}|${keycap}|${pictured}(?:\u200D${pictured})*`
/**
 * Control characters, marks that turn the direction of what follows, letters of no width: with them
 * one text poses as another, or as none.
 */
const hidden = String.raw`[[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]--\s]`

const emojiOrHidden = new RegExp(`(${emoji})|${hidden}`, 'gv')

export const withoutHiddenSigns = (text: string): string =>
  text.replace(emojiOrHidden, (_, kept: string | undefined) => kept ?? '')

export const hasHiddenSigns = (text: string): boolean => withoutHiddenSigns(text) !== text

/** Something that a reader sees, marks and blanks apart. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutHiddenSigns(text))

/** `where` is the field in the locative: "Başlıkta". */
export const hiddenSignsIn = (where: string): string =>
  `${where} görünmeyen ya da yazının yönünü değiştiren işaretler bulunamaz.`

/** Whatever is longer is too long for any line, and refused for that as it came. */
const mostLetters = 5000

/** One line in one normal form. Full-width letters are the ordinary ones, drawn wider. */
export const tidyLine = (text: string): string =>
  oneLine(text, (line) =>
    normalForm(line, 'NFC').replace(/[０-９Ａ-Ｚａ-ｚ]+/g, (wide) => normalForm(wide, 'NFKC')),
  )

/** For names and tags, which consist of letters: each in its ordinary shape. */
export const tidyName = (text: string): string => oneLine(text, (line) => normalForm(line, 'NFKC'))

const oneLine = (text: string, tidy: (line: string) => string): string =>
  text.length > mostLetters ? text : tidy(text).trim().replace(/\s+/g, ' ')
