import { plainText } from '../document/text.ts'
import type { Entry } from '../document/types.ts'

/**
 * All that a post says, for those who look after the site: its words, what is read aloud instead of a picture, and what
 * its cards say, which comes through the author's hands.
 */
export const moderatedText = (entries: readonly Entry[]): string =>
  [plainText(entries), ...entries.flatMap(besidesWords)].filter(Boolean).join('\n\n')

function besidesWords({ type, data }: Entry): (string | null | undefined)[] {
  switch (type) {
    case 'image':
      return [data.alt]
    case 'gallery':
      return data.images.map(({ alt }) => alt)
    case 'link':
      return [data.meta?.title, data.meta?.description, data.meta?.siteName]
    case 'embed':
      return [data.embed?.title]
    default:
      return []
  }
}
