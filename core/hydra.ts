import * as z from 'zod/mini'

/** What every item of the API carries besides its own fields. */
export const itemShape = <Type extends string>(type: Type) => ({
  '@id': z.string(),
  '@type': z.literal(type),
})

export const collectionOf = <Member extends z.ZodMiniType>(member: Member) =>
  z.object({
    '@context': z.string(),
    '@id': z.string(),
    '@type': z.literal('hydra:Collection'),
    'hydra:totalItems': z.int(),
    'hydra:member': z.array(member),
    'hydra:view': z.optional(
      z.object({
        '@id': z.string(),
        '@type': z.literal('hydra:PartialCollectionView'),
        'hydra:first': z.string(),
        'hydra:last': z.optional(z.string()),
        'hydra:previous': z.optional(z.string()),
        'hydra:next': z.optional(z.string()),
      }),
    ),
  })

export type Collection<Member> = z.infer<ReturnType<typeof collectionOf<z.ZodMiniType<Member>>>>

const wholeNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, { error: 'Tam sayı olmalı.', abort: true })),
      z.transform(Number),
    ),
    z.int().check(z.minimum(minimum), z.maximum(maximum)),
  )

/** `page`, `itemsPerPage` and the cursor that `hydra:next` may carry, for every list. */
export const pageQuery = (itemsPerPage = 20) => ({
  page: z._default(wholeNumber(1, 100_000), 1),
  itemsPerPage: z._default(wholeNumber(1, 100), itemsPerPage),
  cursor: z.optional(z.string().check(z.maxLength(200))),
})

/** A filter that is true or false. */
export const flag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((value) => value === 'true' || value === '1'),
)

/** Identifiers in paths are whole numbers of the database; anything else is simply not found. */
export const identifier = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
