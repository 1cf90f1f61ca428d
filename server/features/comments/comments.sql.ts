import { type SelectQueryBuilder, sql } from 'kysely'
import { type Comment, firstReplies, type Reply } from '../../../core/contracts/comments.ts'
import { commentStatus } from '../../../core/posts/comment-status.ts'
import type { User } from '../../../core/contracts/users.ts'
import { apiAddress } from '../../../core/site.ts'
import { deletedTexts, isDeletedMember } from '../../../core/text/deleted-member.ts'
import type { Database, Tables } from '../../database/connection.ts'
import type { IdPage, KeyPage } from '../../http/cursors.ts'
import { asUser } from '../users/users.public.ts'

/** A comment with its writer, its post and the caller's own like, in one query. */
const commentQuery = (database: Database, callerId: number) =>
  withColumns(database.selectFrom('public_comments as comments'), callerId)

const withColumns = (
  comments: SelectQueryBuilder<Tables & { comments: Tables['comments'] }, 'comments', object>,
  callerId: number,
) =>
  comments
    .innerJoin('user_cards', 'user_cards.id', 'comments.user_id')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .leftJoin('comment_likes', (join) =>
      join
        .onRef('comment_likes.comment_id', '=', 'comments.id')
        .on('comment_likes.user_id', '=', callerId),
    )
    .leftJoin('suspensions as hiding', (join) =>
      join.onRef('hiding.user_id', '=', 'comments.user_id').on('hiding.hide_posts', '=', true),
    )
    .select([
      'hiding.user_id as hiddenWriter',
      'comments.id as commentId',
      'comments.text',
      'comments.post_id as postId',
      'comments.status as commentStatus',
      'comments.parent_id as parentId',
      'comments.like_count as likeCount',
      'comments.reply_count as replyCount',
      'comments.created_at as commentCreatedAt',
      'comments.updated_at as updatedAt',
      'posts.slug as postSlug',
      'posts.title as postTitle',
      'comment_likes.id as likeId',
    ])
    .selectAll('user_cards')

type CommentRow = Awaited<ReturnType<ReturnType<typeof commentQuery>['executeTakeFirstOrThrow']>>

/** With the number of its post, by which caches know it. */
type Found<Item> = Item & { postId: number }

function asReply(row: CommentRow): Found<Reply> {
  const user = asUser(row)
  return {
    '@id': apiAddress(`/comments/${row.commentId}`),
    '@type': 'Comment',
    id: row.commentId,
    postId: row.postId,
    text: shownText(row, user),
    status: row.commentStatus,
    post: { slug: row.postSlug!, title: row.postTitle },
    user,
    parent: row.parentId === null ? null : apiAddress(`/comments/${row.parentId}`),
    likeCount: row.likeCount,
    replyCount: row.replyCount,
    replies: [],
    likes:
      row.likeId === null
        ? null
        : { '@id': apiAddress(`/comment_likes/${row.likeId}`), id: row.likeId },
    createdAt: row.commentCreatedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Where others answered it, a comment stays without its text. */
function shownText(row: CommentRow, writer: User): string {
  if (isDeletedMember(writer)) return deletedTexts.comment
  return row.hiddenWriter === null ? row.text : deletedTexts.hiddenComment
}

/** The threads under a post, newest first, with the first replies of each. */
export async function selectThreads(
  database: Database,
  callerId: number,
  postId: number,
  { before, offset, limit }: IdPage,
): Promise<Comment[]> {
  const rows = await threadsOf(database, callerId, postId)
    .$if(before !== null, (query) => query.where('comments.id', '<', before!))
    .orderBy('comments.id', 'desc')
    .limit(sql.lit(limit))
    .offset(offset)
    .execute()
  return withReplies(database, callerId, rows.map(asReply))
}

/** The same, the most liked first; a page begins after the likes and the number of the last one. */
export async function selectThreadsByLikes(
  database: Database,
  callerId: number,
  postId: number,
  { after, offset, limit }: KeyPage,
): Promise<Comment[]> {
  const rows = await threadsOf(database, callerId, postId)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(comments.like_count, comments.id) < (${after?.[0]}::bigint, ${after?.[1]}::bigint)`,
      ),
    )
    .orderBy('comments.like_count', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(sql.lit(limit))
    .offset(offset)
    .execute()
  return withReplies(database, callerId, rows.map(asReply))
}

const threadsOf = (database: Database, callerId: number, postId: number) =>
  commentQuery(database, callerId)
    .where('comments.post_id', '=', postId)
    .where('comments.parent_id', 'is', null)

export async function selectComment(
  database: Database,
  callerId: number,
  id: number,
): Promise<Found<Comment> | undefined> {
  const row = await commentQuery(database, callerId)
    .where('comments.id', '=', id)
    .executeTakeFirst()
  return row && (await withReplies(database, callerId, [asReply(row)]))[0]
}

/** A member's own comment that waits for an editor. */
export async function selectOwnHeld(
  database: Database,
  userId: number,
  id: number,
): Promise<Found<Comment> | undefined> {
  const row = await withColumns(database.selectFrom('comments'), userId)
    .where('comments.id', '=', id)
    .where('comments.user_id', '=', userId)
    .where('comments.status', '=', commentStatus.held)
    .executeTakeFirst()
  return row && { ...asReply(row), replies: [] }
}

/** The answers in a thread, in the order in which they came. */
export async function selectReplies(
  database: Database,
  callerId: number,
  threadId: number,
  { after, offset, limit }: KeyPage,
): Promise<Reply[]> {
  const rows = await commentQuery(database, callerId)
    .where('comments.parent_id', '=', threadId)
    .$if(after !== null, (query) => query.where('comments.id', '>', Number(after![0])))
    .orderBy('comments.id')
    .limit(sql.lit(limit))
    .offset(offset)
    .execute()
  return rows.map(asReply)
}

async function withReplies(
  database: Database,
  callerId: number,
  threads: Found<Reply>[],
): Promise<Found<Comment>[]> {
  const parents = threads.filter(({ replyCount }) => replyCount > 0).map(({ id }) => id)
  const rows = parents.length === 0 ? [] : await repliesOf(database, callerId, parents)
  const byParent = Map.groupBy(rows, (row) => row.parentId)
  return threads.map((thread) => ({
    ...thread,
    replies: (byParent.get(thread.id) ?? []).map(asReply),
  }))
}

const repliesOf = (
  database: Database,
  callerId: number,
  parents: number[],
): Promise<CommentRow[]> =>
  commentQuery(database, callerId)
    .where('comments.id', 'in', (builder) =>
      builder
        .selectFrom(
          sql<{ id: number }>`unnest(${parents}::bigint[])`.as<'parents'>(sql`parents(id)`),
        )
        .innerJoinLateral(
          (lateral) =>
            lateral
              .selectFrom('public_comments as answers')
              .select('answers.id as answerId')
              .where('answers.parent_id', '=', sql<number>`parents.id`)
              .orderBy('answers.id')
              .limit(sql.lit(firstReplies))
              .as('first'),
          (join) => join.onTrue(),
        )
        .select('first.answerId'),
    )
    .orderBy('comments.id')
    .execute()

/** Of a hidden writer none, though the places of those that others answered stay under their posts. */
export async function selectUserComments(
  database: Database,
  callerId: number,
  userId: number,
  { before, offset, limit }: IdPage,
): Promise<Found<Comment>[]> {
  const rows = await commentQuery(database, callerId)
    .where('comments.user_id', '=', userId)
    .where(sql<boolean>`NOT is_author_hidden(${userId})`)
    .$if(before !== null, (query) => query.where('comments.id', '<', before!))
    .orderBy('comments.id', 'desc')
    .limit(sql.lit(limit))
    .offset(offset)
    .execute()
  return withReplies(database, callerId, rows.map(asReply))
}

/** Threads and replies together are a post's comments; a page counts its threads. A hidden post shows none. */
export async function countThreads(database: Database, postId: number): Promise<number> {
  const row = await database
    .selectFrom('public_posts')
    .select('thread_count as total')
    .where('id', '=', postId)
    .executeTakeFirst()
  return row?.total ?? 0
}

export async function countUserComments(database: Database, userId: number): Promise<number> {
  const { total } = await database
    .selectFrom('users')
    .select(sql<number>`CASE WHEN is_author_hidden(id) THEN 0 ELSE comment_count END`.as('total'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return total
}
