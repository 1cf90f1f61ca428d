import { asideTexts, plainText } from '../../../../core/document/text.ts'
import type { Entry } from '../../../../core/document/types.ts'

/** The words of a block for a comparison: also those that readers do not see as text. */
export function blockText(entry: Entry): string {
  switch (entry.type) {
    case 'image':
      return [entry.data.alt, entry.data.caption].filter(Boolean).join('\n')
    case 'gallery':
      return entry.data.images
        .flatMap(({ alt, caption }) => [alt, caption])
        .join('\n')
        .trim()
    case 'embed':
    case 'link':
      return [entry.data.url, ...asideTexts(entry)].join('\n')
    default:
      return plainText([entry])
  }
}

/** The pictures of a block, to tell two of them apart. */
export function blockPictures(entry: Entry): { src: string; alt: string }[] {
  if (entry.type === 'image') return [entry.data]
  return entry.type === 'gallery' ? entry.data.images : []
}
