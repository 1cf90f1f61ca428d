import { refusals } from '../../messages.ts'
import {
  bookmarkLimits,
  type CustomList,
  type WholeList,
} from '../../../core/contracts/bookmarks.ts'
import { notFound } from '../../errors.ts'
import type { Collection } from '../../../core/hydra.ts'
import { apiAddress } from '../../../core/site.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller, Reading } from '../../http/call.ts'
import { encodeCursor, pageByKey } from '../../http/cursors.ts'
import { collection, type PageOf, type PageQuery } from '../../http/hydra.ts'
import { selectPublicCards, topicsOfCards } from '../posts/posts.public.ts'
import { selectUser } from '../users/users.public.ts'
import { type ListItemRow, selectFirstListed, selectListItems } from './bookmarks.sql.ts'
import { countLists, findOwnList, type ListRow, selectListPage } from './lists.sql.ts'

type ListedPost = CustomList['posts']['hydra:member'][number]

export async function pageOfLists(
  database: Database,
  caller: Caller,
  query: PageQuery,
): Promise<Collection<CustomList>> {
  const { rows, nextCursor } = await pageByKey(
    query,
    ['number'],
    (page) => selectListPage(database, caller.id, page),
    ({ id }) => [id],
  )
  const members = await asLists(database, caller, rows)
  const total = await countLists(database, caller.id)
  return collection('CustomList', '/custom_lists', { ...query }, { members, total, nextCursor })
}

/** The caller's own lists, each with its first posts. */
export async function asLists(
  database: Database,
  caller: Caller,
  lists: ListRow[],
): Promise<CustomList[]> {
  const limit = bookmarkLimits.firstPosts
  const ids = lists.map(({ id }) => id)
  const items = await selectFirstListed(database, ids, limit + 1)
  const byList = Map.groupBy(items, ({ listId }) => listId)
  const posts = await listedPosts(database, caller, items)
  return lists.map((list) => {
    const found = byList.get(list.id) ?? []
    const shown = found.slice(0, limit)
    const members = shown.flatMap((item) => posts(item) ?? [])
    const nextCursor =
      found.length > shown.length ? encodeCursor(positionOf(shown.at(-1)!)) : undefined
    const page = { page: 1, itemsPerPage: limit }
    return asList(list, caller.username, page, { members, total: list.postCount, nextCursor })
  })
}

/** A private list does not exist for anybody but its owner. */
export async function openList(
  database: Database,
  { caller, dependsOn }: Reading,
  list: ListRow | undefined,
  query: PageQuery,
): Promise<WholeList> {
  if (list === undefined || !(list.isPublic || list.userId === caller?.id))
    throw notFound(refusals.bookmark.listNotFound)
  const ownerId = list.userId
  const { rows, nextCursor, total } = await itemsOf(database, list, query)
  const posts = await listedPosts(database, caller, rows)
  const members = rows.flatMap((item) => posts(item) ?? [])
  dependsOn(topics.list(list.id), topics.user(ownerId), topics.hiddenPosts)
  dependsOn(...topicsOfCards(members))
  const user = await selectUser(database, ownerId)
  return { ...asList(list, user.username, query, { members, total, nextCursor }), user }
}

export async function itemsOf(database: Database, list: ListRow, query: PageQuery) {
  const page = await pageByKey(
    query,
    ['number', 'number'],
    (each) => selectListItems(database, list.id, each),
    positionOf,
  )
  return { ...page, total: list.postCount }
}

const positionOf = ({ position, id }: Pick<ListItemRow, 'position' | 'id'>): number[] => [
  position,
  id,
]

async function listedPosts(
  database: Database,
  caller: Caller | null,
  items: Pick<ListItemRow, 'postId'>[],
): Promise<(item: Pick<ListItemRow, 'postId' | 'note'>) => ListedPost | undefined> {
  const ids = [...new Set(items.map(({ postId }) => postId))]
  const cards = await selectPublicCards(database, caller?.id ?? 0, ids)
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ({ postId, note }) => {
    const card = byId.get(postId)
    return card && { ...card, note }
  }
}

function asList(
  { id, slug, name, isPublic, postCount }: ListRow,
  username: string,
  query: PageQuery,
  posts: PageOf<ListedPost>,
): CustomList {
  return {
    '@id': apiAddress(`/custom_lists/${id}`),
    '@type': 'CustomList',
    id,
    slug,
    name,
    isPublic,
    postCount,
    posts: collection('Post', `/users/${username}/lists/${slug}`, { ...query }, posts),
  }
}

export async function requireOwnList(
  database: Database,
  caller: Caller,
  reference: string,
): Promise<ListRow> {
  const list = await findOwnList(database, caller.id, reference)
  if (list === undefined) throw notFound(refusals.bookmark.listNotFound)
  return list
}
