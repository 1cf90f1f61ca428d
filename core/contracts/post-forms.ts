import * as z from 'zod/mini'
import { uploadPath, webAddress } from '../document/addresses.ts'
import { hasHiddenSigns, hiddenSignsIn, isVisible, tidyLine, tidyName } from '../text/line-text.ts'
import { referenceTo } from '../references.ts'
import { slugify } from '../turkish/fold.ts'

/** What a post may be called, where it may stand and how it is labelled: for form and API alike. */

export const postLimits = {
  titleMin: 3,
  titleMax: 200,
  excerptMax: 500,
  summaryMax: 300,
  categories: 2,
  tags: 5,
  tagMin: 3,
  tagMax: 50,
} as const

/** What a text is called on the server until it has a title; whoever writes it sees none. */
export const untitled = 'Adsız yazı'

export const postMessages = {
  titleTooShort: 'Başlık 2 karakterden uzun olmalı',
  titleTooLong: `Başlık en çok ${postLimits.titleMax} karakter olabilir.`,
  titleHidden: hiddenSignsIn('Başlıkta'),
  excerptHidden: hiddenSignsIn('Özette'),
  excerptTooLong: `Özet en çok ${postLimits.excerptMax} karakter olabilir.`,
  noCategory:
    'Yazıyı yayına almak için en az bir kategori eklemeniz gerekmektedir. Lütfen önce yazıyı düzenleyin.',
  tooManyCategories: `En çok ${postLimits.categories} kategori seçilebilir.`,
  approvalNeeded: (name: string) =>
    `${name} kategorisindeki yazılar onaydan geçer; yazıyı onaya gönderebilirsiniz.`,
  tagEmpty: 'Etiket boş olamaz.',
  tagTooShort: 'Etiket 2 karakterden uzun olmalı.',
  tagTooLong: `Etiket en çok ${postLimits.tagMax} karakter olabilir.`,
  tagLetters: 'Etiket yalnızca harflerden oluşmalı.',
  tagRepeated: 'Bu etiket zaten eklenmiş.',
  tooManyTags: `Bir yazıya en çok ${postLimits.tags} etiket eklenebilir.`,
  cover: 'Kapak, buraya yüklenmiş bir görsel olmalı.',
  canonical: 'Yazının ilk yayımlandığı adres http:// ya da https:// ile başlamalı.',
  notMine: 'Yalnızca kendi yazılarınızı düzenleyebilirsiniz.',
  conflict: 'Bu yazı başka bir yerde değiştirildi. İki sürümü karşılaştırıp birleştirebilirsiniz.',
} as const

const tidyText = z.pipe(z.string(), z.transform(tidyLine))

export const title = z.pipe(
  tidyText,
  z.string().check(
    z.minLength(postLimits.titleMin, postMessages.titleTooShort),
    z.maxLength(postLimits.titleMax, { error: postMessages.titleTooLong, abort: true }),
    z.refine((text) => !hasHiddenSigns(text), { error: postMessages.titleHidden, abort: true }),
    z.refine(isVisible, postMessages.titleTooShort),
  ),
)

export const excerpt = z.pipe(
  tidyText,
  z.string().check(
    z.maxLength(postLimits.excerptMax, { error: postMessages.excerptTooLong, abort: true }),
    z.refine((text) => !hasHiddenSigns(text), postMessages.excerptHidden),
  ),
)

const letters = /^[\p{L}&&\p{Script=Latin}]+$/v

/** Letters that no address can show would give a tag without one. */
const hasAddress = (tag: string): boolean => slugify(tag).length > 0

export const tag = z.pipe(
  z.pipe(z.string(), z.transform(tidyName)),
  z
    .string()
    .check(
      z.minLength(1, { error: postMessages.tagEmpty, abort: true }),
      z.minLength(postLimits.tagMin, { error: postMessages.tagTooShort, abort: true }),
      z.maxLength(postLimits.tagMax, { error: postMessages.tagTooLong, abort: true }),
      z.regex(letters, postMessages.tagLetters),
      z.refine(hasAddress, postMessages.tagLetters),
    ),
)

/** `Şiir` and `siir` are one tag: they have one address. */
const isEachOnce = (tags: string[]): boolean =>
  new Set(tags.map((each) => slugify(each))).size === tags.length

export const tags = z
  .array(tag)
  .check(
    z.maxLength(postLimits.tags, { error: postMessages.tooManyTags, abort: true }),
    z.refine(isEachOnce, postMessages.tagRepeated),
  )

export const categories = z
  .array(referenceTo('categories'))
  .check(z.maxLength(postLimits.categories, postMessages.tooManyCategories))

/** Nothing and an empty field are the same to whoever filled in the form. */
const orNothing = (isRight: (value: string) => boolean, error: string) =>
  z.nullable(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((value: string) => value.trim() || null),
      ),
      z.nullable(z.string().check(z.refine(isRight, error))),
    ),
  )

export const cover = orNothing((value) => uploadPath(value) !== null, postMessages.cover)
export const canonical = orNothing((value) => webAddress(value) !== null, postMessages.canonical)
