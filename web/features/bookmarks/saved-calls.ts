import { messages } from '../../../core/messages.ts'
import { addBookmark, listBookmarks, updateListItem } from '../../calls/bookmarks.gen.ts'
import { type Failure, failed, type MakeCall, type Result } from '../../api.ts'
import type { ListInfo, SavedPost } from './queries.ts'

export const inList = (list: ListInfo, saved: SavedPost) => ({
  params: { id: String(list.id), bookmark: String(saved.id) },
})

/** Saves a post and puts it into these lists; gives the number of the bookmark. */
export async function addTo(
  call: MakeCall,
  saved: SavedPost,
  lists: number[],
): Promise<Result<number>> {
  const post = saved.post.slug
  let result = await call(addBookmark, { body: { post, list: lists[0] ?? null } })
  for (const list of lists.slice(1))
    if (result.ok) result = await call(addBookmark, { body: { post, list } })
  return result.ok ? { ...result, data: result.data.id } : result
}

/** `after` is undefined when it is not known yet who stands before that index. */
export interface ListPosition {
  index: number
  after: number | null | undefined
}

export async function putAt(
  call: MakeCall,
  list: ListInfo,
  bookmarkId: number,
  { position, note }: { position: ListPosition; note?: string },
): Promise<Result<unknown>> {
  const after =
    position.after === undefined ? await idAt(call, list, position.index - 1) : position.after
  if (typeof after === 'object' && after !== null) return after
  const params = { id: String(list.id), bookmark: String(bookmarkId) }
  return call(updateListItem, { params, body: { note, after } })
}

async function idAt(call: MakeCall, list: ListInfo, index: number): Promise<number | Failure> {
  const query = { list: list.slug, itemsPerPage: '1', page: String(index + 1) }
  const result = await call(listBookmarks, { query })
  if (!result.ok) return result
  return result.data['hydra:member'][0]?.id ?? failed(404, messages.generic)
}
