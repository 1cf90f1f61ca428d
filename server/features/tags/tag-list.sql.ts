import { type RawBuilder, type Selectable, sql } from 'kysely'
import { malformed } from '../../errors.ts'
import { messages } from '../../messages.ts'
import type { Tag } from '../../../core/contracts/tags.ts'
import { slugify } from '../../../core/turkish/fold.ts'
import type { Database } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { TagCards } from '../../database/types.gen.ts'
import { type Key, type KeyPage, pageByKey } from '../../http/cursors.ts'
import type { PageOf, PageQuery } from '../../http/hydra.ts'
import { asTag } from './tags.sql.ts'

/** How long one may take from the first page to the last. */
const walkMinutes = 15

type TagQuery = PageQuery & { name?: string | undefined }

interface RankedTag {
  card: Selectable<TagCards>
  /** Less is earlier: the number of posts when the reader began, negated. */
  rank: number
  /** The last change of a count that the first page saw. */
  since: number
}

/**
 * Most used first; `name` keeps those whose folded name begins with it. Counts change while somebody
 * reads on, so all pages are in the order of the moment when the first was read: the cursor says
 * which changes came after it, and they are left out of account.
 */
export async function pageOfTags(database: Database, query: TagQuery): Promise<PageOf<Tag>> {
  const matching = matchingTo(query.name)
  const now = Math.floor(Date.now() / 1000)
  let begunAt = now
  const { rows, nextCursor } = await pageByKey(
    query,
    ['number', 'number', 'number', 'number'],
    (page) => {
      begunAt = Number(page.after?.[3] ?? now)
      if (now - begunAt > walkMinutes * 60) throw walkTooLong()
      return selectRanked(database, matching, page)
    },
    ({ rank, card, since }) => [rank, card.id!, since, begunAt],
  )
  const total = await countTags(database, matching)
  return { members: rows.map(({ card }) => asTag(card)), total, nextCursor }
}

const walkTooLong = () =>
  malformed(messages.invalidParameter('cursor', 'süresi geçti; listeye baştan başlayın.'))

/** Hidden tags and those on no public post are left out: everybody would learn what others have in their drafts. */
export const isUsedTag = sql<boolean>`
  NOT tags.is_hidden AND CASE WHEN tags.id IN (SELECT tag_of(kind) FROM post_tallies WHERE kind LIKE 'tag %')
    THEN post_count + (SELECT sum(amount) FROM post_tallies WHERE kind = 'tag ' || tags.id) > 0
    ELSE post_count > 0 END`

function matchingTo(name: string | undefined): RawBuilder<boolean> {
  if (name === undefined) return isUsedTag
  const prefix = slugify(name)
  return sql`tags.slug >= ${prefix} AND tags.slug < ${`${prefix}\u{10ffff}`} AND ${isUsedTag}`
}

async function selectRanked(
  database: Database,
  matching: RawBuilder<boolean>,
  { after, offset, limit }: KeyPage,
): Promise<RankedTag[]> {
  const since = after?.[2] ?? sql`(SELECT coalesce(max(id), 0) FROM tag_count_changes)`
  const { rows } = await sql<Selectable<TagCards> & Omit<RankedTag, 'card'>>`
    SELECT tag_cards.*, ranked.rank, ${since}::bigint AS since
    FROM (
      ${after === null ? rankedNow(matching) : rankedThen(matching, after, limit)}
      ORDER BY rank, id ${limitTo({ limit, offset })}
    ) AS ranked JOIN tag_cards USING (id)
    ORDER BY ranked.rank, ranked.id`.execute(database)
  return rows.map(({ rank, since: seen, ...card }) => ({ card, rank, since: seen }))
}

const rankedNow = (matching: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`SELECT id, -post_count AS rank FROM tags WHERE ${matching}`

/** Most tags are where they were and are read from the index; the few that moved are put back. */
function rankedThen(
  matching: RawBuilder<boolean>,
  [rank, id, since]: Key,
  limit: number,
): RawBuilder<unknown> {
  const key = sql`(${rank}::bigint, ${id}::bigint)`
  return sql`
    WITH moved AS MATERIALIZED (
      SELECT tag_id, sum(change)::int AS change FROM tag_count_changes WHERE id > ${since}::bigint GROUP BY tag_id
    ), unmoved AS (
      SELECT id, -post_count AS rank FROM tags
      WHERE ${matching} AND (-post_count, id) > ${key} AND id NOT IN (SELECT tag_id FROM moved)
      ORDER BY -post_count, id LIMIT ${sql.lit(limit)}
    )
    SELECT id, rank FROM unmoved
    UNION ALL
    SELECT id, change - post_count FROM tags JOIN moved ON tag_id = tags.id
    WHERE ${matching} AND (change - post_count, id) > ${key}`
}

async function countTags(database: Database, matching: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM tags WHERE ${matching}`.execute(database)
  return rows[0]!.total
}

/** Called by the clock. Kept longer than a walk may take, so that none misses a change it needs. */
export async function forgetOldCountChanges(database: Database): Promise<void> {
  await sql`DELETE FROM tag_count_changes
    WHERE changed_at < now() - make_interval(mins => ${sql.lit(2 * walkMinutes)})`.execute(database)
}
