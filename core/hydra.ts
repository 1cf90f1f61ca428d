import * as z from 'zod'

/** What every item of the API carries besides its own fields. */
export const itemShape = <Type extends string>(type: Type) => ({
  '@id': z.string(),
  '@type': z.literal(type),
})

export const collectionOf = <Member extends z.ZodType>(member: Member) =>
  z.object({
    '@context': z.string(),
    '@id': z.string(),
    '@type': z.literal('hydra:Collection'),
    'hydra:totalItems': z.int(),
    'hydra:member': z.array(member),
    'hydra:view': z
      .object({
        '@id': z.string(),
        '@type': z.literal('hydra:PartialCollectionView'),
        'hydra:first': z.string(),
        'hydra:last': z.string().optional(),
        'hydra:previous': z.string().optional(),
        'hydra:next': z.string().optional(),
      })
      .optional(),
  })

export type Collection<Member> = z.infer<ReturnType<typeof collectionOf<z.ZodType<Member>>>>

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: 'Tam sayı olmalı.', abort: true })
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum))

/** `page`, `itemsPerPage` and the cursor that `hydra:next` may carry, for every list. */
export const pageQuery = (itemsPerPage: number) => ({
  page: wholeNumber(1, 100_000).default(1),
  itemsPerPage: wholeNumber(1, 100).default(itemsPerPage),
  cursor: z.string().max(200).optional(),
})

/** Identifiers in paths are whole numbers of the database; anything else is simply not found. */
export const identifier = z.string().regex(/^[1-9]\d{0,17}$/)
