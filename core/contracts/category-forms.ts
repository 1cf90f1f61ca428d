import * as z from 'zod/mini'
import { hasHiddenSigns, hiddenSignsIn, isVisible, tidyLine } from '../text/line-text.ts'
import { slugify } from '../turkish/fold.ts'

/** What a category may be called, for form and API alike. */

export const categoryLimits = {
  nameMin: 2,
  nameMax: 50,
  descriptionMax: 300,
  slugMax: 60,
  /** More could not be looked over, and every form lists them all. */
  categories: 100,
} as const

export const categoryMessages = {
  nameTooShort: 'Kategorinin adı en az iki karakter olmalı.',
  nameTooLong: `Kategorinin adı en çok ${categoryLimits.nameMax} karakter olabilir.`,
  nameHidden: hiddenSignsIn('Kategorinin adında'),
  nameLetters: 'Kategorinin adında en az bir Latin harfi bulunmalı.',
  descriptionTooLong: `Açıklama en çok ${categoryLimits.descriptionMax} karakter olabilir.`,
  descriptionHidden: hiddenSignsIn('Açıklamada'),
  slug: 'Adres yalnızca küçük harflerden (a-z), rakamlardan ve kısa çizgilerden oluşmalı ve en az bir harf içermeli.',
  writableBy: 'Kimlerin yazabileceğini seçin.',
} as const

const tidyText = z.pipe(z.string(), z.transform(tidyLine))

const name = z.pipe(
  tidyText,
  z.string().check(
    z.minLength(categoryLimits.nameMin, { error: categoryMessages.nameTooShort, abort: true }),
    z.maxLength(categoryLimits.nameMax, { error: categoryMessages.nameTooLong, abort: true }),
    z.refine((text) => !hasHiddenSigns(text), { error: categoryMessages.nameHidden, abort: true }),
    z.refine(isVisible, { error: categoryMessages.nameTooShort, abort: true }),
    // A number would be taken for the number of another one.
    z.refine((text) => /[a-z]/.test(slugify(text)), categoryMessages.nameLetters),
  ),
)

const description = z.pipe(
  tidyText,
  z.string().check(
    z.maxLength(categoryLimits.descriptionMax, {
      error: categoryMessages.descriptionTooLong,
      abort: true,
    }),
    z.refine((text) => !hasHiddenSigns(text), categoryMessages.descriptionHidden),
  ),
)

const slug = z
  .string()
  .check(
    z.maxLength(categoryLimits.slugMax, { error: categoryMessages.slug, abort: true }),
    z.regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/, categoryMessages.slug),
  )

export const writers = ['everyone', 'editors'] as const

export const categoryForm = z.object({
  name,
  description: z._default(description, ''),
  writableBy: z._default(z.enum(writers, categoryMessages.writableBy), 'everyone'),
  needsApproval: z._default(z.boolean(), false),
  isHidden: z._default(z.boolean(), false),
})

/** Left out, the address is made from the name; `position` counts from 1. */
export const newCategory = z.extend(categoryForm, {
  slug: z.optional(slug),
  position: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
})

export const changedCategory = z.partial(
  z.object({
    name,
    slug,
    description,
    writableBy: z.enum(writers, categoryMessages.writableBy),
    needsApproval: z.boolean(),
    isHidden: z.boolean(),
    position: z.int().check(z.minimum(1), z.maximum(1000)),
  }),
)
