import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { isCommitted } from '../../../../core/contracts/writing.ts'
import { getPost } from '../../../calls/posts.gen.ts'
import { getPostEdit } from '../../../calls/writing.gen.ts'
import { answerOf, isMissing, type MakeCall, refusalOf } from '../../../api.ts'
import type { DeviceCopy } from './device-copies.ts'
import type { Beginning } from './saver.ts'
import {
  copyOfPost,
  newAnchor,
  type ServerRecord,
  type ServerCopy,
  withEdit,
} from './server-copy.ts'
import { emptyText, sameText } from './written-text.ts'

/** A text as it was opened from the server. */
export interface OpenedText {
  author: number
  copy: ServerCopy
}

interface OpeningContext {
  call: MakeCall
  queryClient: QueryClient
}

/** What the page of a text begins with. */
export async function openPage(
  { call, queryClient }: OpeningContext,
  id: string,
): Promise<OpenedText> {
  const opened = createdText(queryClient, id) ?? (await openText(call, id))
  if (opened === null) throw notFound()
  // The API takes a slug too, but a text on the page has one address.
  const number = String(opened.copy.anchor.postId)
  if (number !== id) throw redirect({ to: '/new/$id', params: { id: number } })
  return opened
}

/** Null where there is nothing that could be edited, which is an answer and no failure. */
async function openText(call: MakeCall, id: string): Promise<OpenedText | null> {
  const result = await call(getPost, { params: { id } })
  if (isMissing(result)) return null
  const post = answerOf(result)
  const copy = copyOfPost(post)
  const opened = { author: post.user.id, copy }
  if (!isCommitted(post.status)) return opened
  const edit = await call(getPostEdit, { params: { id: String(post.id) } })
  // For whoever may not have it the page says why.
  if (refusalOf(edit) !== null) return opened
  const changes = answerOf(edit)
  return changes.version === 0 ? opened : { ...opened, copy: withEdit(copy, changes) }
}

type Start = Pick<Beginning, 'record' | 'text' | 'base' | 'found' | 'newer'>

/**
 * What the page begins with: the server's text, or what an earlier page left on this device.
 * What was written on top of the very words that are on the server simply goes on; otherwise
 * somebody has to look at both.
 */
export function startWith(copy: ServerCopy | null, found: DeviceCopy | null): Start {
  if (copy === null) return found === null ? freshStart() : foundStart(found)
  const { text, ...record } = copy
  const asOnServer = { record, text, base: text, found: null, newer: null }
  if (found === null || sameText(found.text, text)) return asOnServer
  const ahead = { record, text: found.text, base: text, found, newer: null }
  if (isBasedOn(found, copy)) return ahead
  return { ...ahead, base: found.base, newer: copy }
}

const newRecord = (): ServerRecord => ({
  anchor: newAnchor(),
  slug: null,
  publishTime: null,
  updatedAt: 0,
})

const freshStart = (): Start => ({
  record: newRecord(),
  text: emptyText,
  base: null,
  found: null,
  newer: null,
})

const foundStart = (found: DeviceCopy): Start => ({
  record: { ...newRecord(), anchor: found.anchor },
  text: found.text,
  base: found.base,
  found,
  newer: null,
})

function isBasedOn({ anchor, base }: DeviceCopy, copy: ServerCopy): boolean {
  const { version, editVersion } = copy.anchor
  if (anchor.version === version && anchor.editVersion === editVersion) return true
  return base !== null && sameText(base, copy.text)
}

const createdKey = (id: string) => ['written', id]

/** A text that just became a post is known: its page need not ask for it. */
export function handOver(queries: QueryClient, author: number, copy: ServerCopy): void {
  queries.setQueryData(createdKey(String(copy.anchor.postId)), { author, copy })
}

function createdText(queries: QueryClient, id: string): OpenedText | undefined {
  const created = queries.getQueryData<OpenedText>(createdKey(id))
  queries.removeQueries({ queryKey: createdKey(id) })
  return created
}
