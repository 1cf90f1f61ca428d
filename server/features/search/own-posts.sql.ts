import { type RawBuilder, sql } from 'kysely'
import { readQuestion } from '../../../core/search/question.ts'
import { queryTexts } from './query-text.ts'

/**
 * Narrows rows of a member's posts to those with these words, whatever their status. All that one member
 * wrote is gone through, so nobody else may ask.
 */
export function foundAmongOwn(userId: number, asked: string | undefined): RawBuilder<unknown> {
  const { any } = queryTexts(readQuestion(withoutSigns(asked ?? '')))
  if (any === '') return sql``
  return sql`AND id IN (SELECT post_id FROM post_words WHERE user_id = ${userId} AND words @@ ${any}::tsquery)`
}

/** Tags are among the words of a post; its author is known. */
const withoutSigns = (asked: string): string => asked.replaceAll(/[@#]/g, ' ')
