import { isId } from '../../database/ids.ts'
import { type Selectable, sql } from 'kysely'
import { notFound } from '../../errors.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Tag } from '../../../core/contracts/tags.ts'
import { fold } from '../../../core/turkish/fold.ts'
import type { Database } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { TagCards } from '../../database/types.gen.ts'
import type { Caller } from '../../http/call.ts'
import type { KeyPage } from '../../http/cursors.ts'

/** A view cannot say that its columns are never empty. */
export function asTag(card: Selectable<TagCards>): Tag {
  const row = card as Omit<Tag, '@id' | '@type'>
  return { '@id': apiAddress(`/tags/${row.slug}`), '@type': 'Tag', ...row }
}

/**
 * By number, by slug or by one it had before. A tag that is on no public post yet is known to whoever may see a post with
 * it: its author, and editors while it waits for them.
 */
export async function requireTag(
  database: Database,
  id: string,
  caller: Pick<Caller, 'id' | 'role'> | null = null,
): Promise<Tag> {
  const row = await database
    .selectFrom('tag_cards')
    .selectAll()
    .where((where) =>
      isId(id)
        ? where('id', '=', Number(id))
        : where('slug', '=', sql<string>`current_tag_slug(${fold(id)})`),
    )
    .where((where) =>
      caller === null
        ? where('postCount', '>', 0)
        : where.or([where('postCount', '>', 0), isOnPostOf(caller)]),
    )
    .executeTakeFirst()
  if (row === undefined) throw notFound('Etiket bulunamadı.')
  return asTag(row)
}

const isOnPostOf = ({ id, role }: Pick<Caller, 'id' | 'role'>) => sql<boolean>`EXISTS (
  SELECT FROM post_tags JOIN posts ON posts.id = post_id
  WHERE tag_id = tag_cards.id AND deleted_at IS NULL
    AND (user_id = ${id} OR ${role !== 'member'} AND status = ${sql.lit(postStatus.waiting)}))`

/** Reads the tag's index in order and skips the few that are not public. */
export async function selectTaggedPostIds(
  database: Database,
  tagId: number,
  { after, offset, limit }: KeyPage,
): Promise<{ id: number; time: string }[]> {
  const beyond =
    after === null
      ? sql``
      : sql`AND (post_created_at, post_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`
  const { rows } = await sql<{ id: number; time: string }>`
    SELECT post_id AS id, post_created_at::text AS time
    FROM post_tags JOIN public_posts ON public_posts.id = post_id
    WHERE tag_id = ${tagId} ${beyond}
    ORDER BY post_created_at DESC, post_id DESC
    ${limitTo({ limit, offset })}`.execute(database)
  return rows
}
