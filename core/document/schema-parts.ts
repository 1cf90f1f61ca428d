import * as z from 'zod/mini'
import { isSoundText } from '../text/sound-text.ts'
import { isPlaceholder, linkAddress, uploadPath, webAddress } from './addresses.ts'
import { documentLimits } from './limits.ts'

type Issue = z.core.$ZodRawIssue

export const documentMessages = {
  unknownBlock: (type: string) => `"${type}" adlı blok türü tanınmıyor.`,
  unknownInline: (type: string) => `"${type}" adlı içerik türü tanınmıyor.`,
  unknownMark: (type: string) => `"${type}" adlı biçim tanınmıyor.`,
  missingType: 'Türü belirtilmemiş.',
  unknownAttributes: (names: string) => `Tanınmayan öznitelik: ${names}.`,
  key: 'Anahtar 1-40 karakter olmalı; yalnızca harf, rakam, tire ve alt çizgi içerebilir.',
  text: 'Metinde geçersiz karakterler var.',
  link: 'Bağlantı http, https ya da e-posta adresi olmalı.',
  web: 'Adres http:// ya da https:// ile başlamalı.',
  upload: 'Yalnızca buraya yüklenen görseller kullanılabilir.',
  placeholder: 'Ön izleme geçersiz.',
  username: 'Kullanıcı adı geçersiz.',
  language: 'Kod dilinin adı geçersiz.',
  repeatedMark: 'Aynı biçim iki kez uygulanmış.',
  tooDeep: `Liste en çok ${documentLimits.listDepth} kat iç içe geçebilir.`,
  blockParts: `Bir blok en çok ${documentLimits.blockParts.toLocaleString('tr')} parçadan oluşabilir; bölün ya da sadeleştirin.`,
  parts: `Yazı en çok ${documentLimits.parts.toLocaleString('tr')} parçadan oluşabilir; sadeleştirin ya da ikiye bölün.`,
  totalText: `Yazının metni en çok ${documentLimits.totalText.toLocaleString('tr')} karakter olabilir.`,
} as const

/** What a stranger sent, fit to be quoted in a sentence. */
const quoted = (value: unknown): string => String(value).slice(0, 40)

/** Attributes that nobody defined are refused by name, not dropped. */
export function exactly<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue: Issue) =>
      issue.code === 'unrecognized_keys'
        ? documentMessages.unknownAttributes(issue.keys.map(quoted).join(', '))
        : undefined,
  })
}

/** The sentence for a `type` that is in no list. */
export const unknownType = (say: (type: string) => string) => (issue: Issue) => {
  if (issue.code !== 'invalid_union') return undefined
  const type = (issue.input as { type?: unknown }).type
  return typeof type === 'string' ? say(quoted(type)) : documentMessages.missingType
}

export const text = (max: number) =>
  z.string().check(z.maxLength(max), z.refine(isSoundText, { error: documentMessages.text }))

const passing = (test: (value: string) => boolean, error: string) =>
  z.string().check(z.refine(test, { error }))

export const key = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, { error: documentMessages.key }))
export const link = passing((value) => linkAddress(value) !== null, documentMessages.link)
export const web = passing((value) => webAddress(value) !== null, documentMessages.web)
export const upload = passing((value) => uploadPath(value) !== null, documentMessages.upload)
export const placeholder = passing(isPlaceholder, documentMessages.placeholder)
