import * as z from 'zod/mini'
import type { Violation } from '../errors.ts'
import { violationsOf } from '../validation.ts'
import { documentLimits as limits } from './limits.ts'
import { chosenSizes } from './picture-sizes.ts'
import { keptBlocks } from './kept-blocks.ts'
import { content } from './schema-inline.ts'
import {
  documentMessages,
  exactly,
  key,
  placeholder,
  text,
  unknownType,
  upload,
  web,
} from './schema-parts.ts'
import { tooMuch } from './size.ts'
import type { EmbedInfo, Entry, ListItem, UrlMeta } from './types.ts'

export type * from './types.ts'

const block = <Type extends string, Data extends z.core.$ZodLooseShape>(type: Type, data: Data) =>
  exactly({ type: z.literal(type), data: exactly({ key, ...data }) })

/** Nesting is spelt out level by level: a list of any depth is measured before it is walked. */
function listItems(depth: number): z.ZodMiniType<ListItem[]> {
  if (depth > limits.listDepth) {
    return z.array(z.never()).check(z.maxLength(0, { error: documentMessages.tooDeep }))
  }
  return z
    .array(exactly({ content, items: z._default(listItems(depth + 1), []) }))
    .check(z.maxLength(limits.listItems))
}

const side = z.int().check(z.minimum(1), z.maximum(limits.imageSide))
const optionalText = (max: number) => z.optional(z.nullable(text(max)))

const picture = {
  src: upload,
  alt: z._default(text(limits.altLength), ''),
  caption: z._default(text(limits.captionLength), ''),
  width: side,
  height: side,
  variants: z.optional(
    z.array(exactly({ url: upload, width: side })).check(z.maxLength(limits.imageVariants)),
  ),
  placeholder: z.optional(z.nullable(placeholder)),
}

/** An item of the API may be kept as it was answered. */
const itemMembers = {
  '@context': z.optional(text(limits.addressLength)),
  '@id': z.optional(text(limits.addressLength)),
  '@type': z.optional(text(limits.cardNameLength)),
}

const meta: z.ZodMiniType<UrlMeta> = exactly({
  ...itemMembers,
  id: z.optional(text(limits.addressLength)),
  url: z.optional(web),
  title: text(limits.cardTitleLength),
  description: optionalText(limits.cardDescriptionLength),
  image: optionalText(limits.addressLength),
  siteName: optionalText(limits.cardNameLength),
})

const embed: z.ZodMiniType<EmbedInfo> = exactly({
  ...itemMembers,
  id: z.optional(z.union([z.int(), text(limits.cardNameLength)])),
  provider: text(limits.cardNameLength),
  url: z.optional(web),
  html: optionalText(limits.frameLength),
  title: optionalText(limits.cardTitleLength),
  thumbnail: optionalText(limits.addressLength),
})

const rows = z
  .array(z.array(exactly({ content })).check(z.minLength(1), z.maxLength(limits.tableColumns)))
  .check(z.minLength(1), z.maxLength(limits.tableRows))

const language = text(limits.languageLength).check(
  z.regex(/^[\w+#.-]*$/, { error: documentMessages.language }),
)

export const entrySchema: z.ZodMiniType<Entry> = z.discriminatedUnion(
  'type',
  [
    block('paragraph', { content }),
    block('quote', { content }),
    block('callout', { content }),
    block('heading', { level: z.literal([2, 3, 4]), content }),
    block('list', { style: z.enum(['bullet', 'ordered']), items: listItems(1) }),
    block('code', { language: z._default(language, ''), text: text(limits.codeLength) }),
    block('image', { ...picture, size: z.optional(z.enum(chosenSizes)) }),
    block('gallery', {
      images: z.array(exactly(picture)).check(z.minLength(1), z.maxLength(limits.galleryImages)),
    }),
    block('embed', { url: web, embed: z._default(z.nullable(embed), null) }),
    block('link', { url: web, meta: z._default(z.nullable(meta), null) }),
    block('table', { header: z._default(z.boolean(), false), rows }),
    block('divider', {}),
  ],
  { error: unknownType(documentMessages.unknownBlock) },
)

/** The path of a violation begins with the name of the field. */
const body = z.object({ entries: z.array(entrySchema) })

export type ParsedEntries =
  | { entries: Entry[]; violations?: undefined }
  | { entries?: undefined; violations: Violation[] }

/**
 * Blocks from outside: all of them as they are, or what is wrong and where. A block that is stored
 * just like this passes whatever it is: nobody loses what an older or newer version once allowed.
 */
export function parseEntries(value: unknown, stored: readonly unknown[] = []): ParsedEntries {
  const blocks = Array.isArray(value) ? (value as unknown[]) : []
  // Measured before it is validated, which costs much more.
  const violations = tooMuch(blocks, stored)
  if (violations.length > 0) return { violations }
  const isKept = keptBlocks(stored)
  const kept = new Set(blocks.filter(isKept))
  const standIn = (block: unknown): unknown =>
    kept.has(block) ? { type: 'divider', data: { key: (block as Entry).data.key } } : block
  const result = body.safeParse({ entries: Array.isArray(value) ? blocks.map(standIn) : value })
  if (!result.success) return { violations: violationsOf(result.error) }
  const asTheyCame = (entry: Entry, index: number): Entry =>
    kept.has(blocks[index]) ? (blocks[index] as Entry) : entry
  return { entries: result.data.entries.map(asTheyCame) }
}
