import { type RawBuilder, sql } from 'kysely'
import { readQuestion } from '../../../core/search/question.ts'
import { queryTexts } from './query-text.ts'

/**
 * Narrows rows of a member's posts to those with these words, whatever their status. All that one member
 * wrote is gone through, so nobody else may ask.
 */
export function foundAmongOwn(userId: number, asked: string | undefined): RawBuilder<unknown> {
  const any = wordsIn(asked)
  if (any === '') return sql``
  return sql`AND id IN (SELECT post_id FROM post_words WHERE user_id = ${userId} AND words @@ ${any}::tsquery)`
}

/**
 * The same for public posts that a member keeps: each is looked at by its number, because all posts of the
 * site with a common word are far more than anybody keeps.
 */
export function foundAmongKept(asked: string | undefined): RawBuilder<unknown> {
  const any = wordsIn(asked)
  if (any === '') return sql``
  return sql`AND EXISTS (
    SELECT FROM post_words WHERE post_id = public_posts.id AND words @@ ${any}::tsquery OFFSET 0)`
}

/** As a tsquery. Tags and author are among the words of a post, so their signs are left out. */
const wordsIn = (asked = ''): string => queryTexts(readQuestion(asked.replaceAll(/[@#]/g, ' '))).any
