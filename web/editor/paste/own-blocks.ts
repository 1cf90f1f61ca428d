import { entrySchema } from '../../../core/document/schema.ts'
import type { Entry, Picture } from '../../../core/document/types.ts'
import { newKey } from '../document/keys.ts'
import { find, hasClass, isTag, type Tag, textIn } from './html-tree.ts'

/**
 * Blocks that travelled through the clipboard as data. Anybody can write such data, so it is
 * believed only as far as the rules for blocks go.
 */
export function ownBlock(tag: Tag): Entry | null {
  const { 'data-block': carried, 'data-unknown': unknown } = tag.attributes
  if (unknown !== undefined) return unknownEntry(parsed(unknown))
  if (tag.attributes['data-gallery'] !== undefined) return galleryOf(tag)
  if (carried === undefined) return null
  const block = parsed(carried) as { type?: unknown; data?: object } | null
  const caption = find(tag, ({ name }) => name === 'figcaption')
  const data = { ...block?.data, key: newKey(), ...(caption && { caption: textIn(caption) }) }
  return valid({ type: block?.type, data })
}

function galleryOf(tag: Tag): Entry | null {
  const images = tag.children
    .filter(isTag)
    .filter((child) => hasClass(child, 'image'))
    .map(ownBlock)
    .filter((entry) => entry?.type === 'image')
    .map(({ data: { key: _key, ...picture } }): Picture => picture)
  return valid({ type: 'gallery', data: { key: newKey(), images } })
}

/** It keeps its key: under another one the server would not take it. */
function unknownEntry(entry: unknown): Entry | null {
  const { type, data } = (entry ?? {}) as { type?: unknown; data?: { key?: unknown } }
  const isWhole = typeof type === 'string' && typeof data?.key === 'string'
  return isWhole ? (entry as Entry) : null
}

function valid(entry: unknown): Entry | null {
  const result = entrySchema.safeParse(entry)
  return result.success ? result.data : null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
