import { linksIn } from '../../../../core/document/links.ts'
import type { Entry } from '../../../../core/document/types.ts'
import { blockPictures, blockText } from './block-text.ts'
import type { Row } from './compare-entries.ts'

/** What of a changed block its words beside each other do not show. */
export function changeNotes({ mine, theirs, isSame, isMoved }: Row): string[] {
  const notes = isMoved ? ['Yeri değişti'] : []
  if (isSame || mine === null || theirs === null) return notes
  const isAlike = (of: (entry: Entry) => unknown): boolean =>
    JSON.stringify(of(mine)) === JSON.stringify(of(theirs))
  const hasSameLinks = isAlike((entry) => linksIn([entry]))
  if (!hasSameLinks) notes.push('Bağlantıları değişti')
  const isOnlyDress = hasSameLinks && isAlike(blockText) && isAlike(sourcesOf)
  return isOnlyDress ? [...notes, 'Yalnızca biçimi değişti'] : notes
}

const sourcesOf = (entry: Entry): string[] => blockPictures(entry).map(({ src }) => src)
