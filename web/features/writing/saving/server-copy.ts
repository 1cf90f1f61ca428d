import type { WholePost } from '../../../../core/contracts/posts.ts'
import { postStatus } from '../../../../core/posts/post-status.ts'
import { conflictMember, isCommitted, type PostEdit } from '../../../../core/contracts/writing.ts'
import { createPost, savePostEdit, updatePost } from '../../../calls/writing.gen.ts'
import { type Failure, failed, type MakeCall, type Result } from '../../../api.ts'
import type { Anchor } from './device-copies.ts'
import { randomKey } from './random-key.ts'
import {
  bodyOf,
  editBodyOf,
  sameText,
  textOfEdit,
  textOfPost,
  type WrittenText,
} from './written-text.ts'

/** A text as the server has it. */
export interface ServerCopy {
  anchor: Anchor
  text: WrittenText
  slug: string | null
  publishTime: string | null
  updatedAt: number
}

/** What its author wants of a post besides its text. */
export interface Wish {
  status?: 0 | 1 | 2 | 3 | 5
  publishTime?: string
}

export const newAnchor = (): Anchor => ({
  postId: null,
  creationKey: randomKey(),
  status: postStatus.draft,
  version: 0,
  editVersion: 0,
})

export const copyOfPost = (post: WholePost, creationKey = ''): ServerCopy => ({
  anchor: {
    postId: post.id,
    creationKey,
    status: post.status,
    version: post.version,
    editVersion: 0,
  },
  text: textOfPost(post),
  slug: post.slug,
  publishTime: post.publishTime,
  updatedAt: Date.parse(post.updatedAt),
})

/** The changes that readers do not see yet, on top of what they see. */
export const withEdit = (copy: Omit<ServerCopy, 'text'>, edit: PostEdit): ServerCopy => ({
  ...copy,
  anchor: { ...copy.anchor, editVersion: edit.version },
  text: textOfEdit(edit),
  updatedAt: Date.parse(edit.updatedAt),
})

/** What is known of a text on the server besides its words. */
export type ServerRecord = Omit<ServerCopy, 'text'>

/** What became of a post, whatever its text. */
export interface Standing {
  postId: number
  status: number
  slug: string | null
  publishTime: string | null
}

export const standingOf = ({ anchor, slug, publishTime }: ServerRecord): Standing => ({
  postId: anchor.postId!,
  status: anchor.status,
  slug,
  publishTime,
})

const address = ({ anchor }: ServerRecord) => ({ params: { id: String(anchor.postId) } })

/** Keeps a text on the server without showing readers anything new. */
export async function deliver(
  call: MakeCall,
  record: ServerRecord,
  text: WrittenText,
): Promise<Result<ServerCopy>> {
  const { anchor } = record
  if (anchor.postId === null) return create(call, anchor, text)
  if (!isCommitted(anchor.status)) return change(call, record, text, {})
  const body = { ...editBodyOf(text), version: anchor.editVersion }
  const result = await call(savePostEdit, { ...address(record), body })
  return result.ok ? { ...result, data: withEdit(record, result.data) } : result
}

/**
 * The same key sent twice is one post: what comes back may then be the text of the first time.
 * Where that went on meanwhile, the two have to be brought together.
 */
async function create(
  call: MakeCall,
  { creationKey }: Anchor,
  text: WrittenText,
): Promise<Result<ServerCopy>> {
  const result = await call(createPost, { body: { ...bodyOf(text), creationKey } })
  if (!result.ok) return result
  const copy = copyOfPost(result.data, creationKey)
  const isOurs = result.data.version === 1 || sameText(copy.text, text)
  return isOurs ? { ...result, data: copy } : { ...failed(409, ''), details: { copy } }
}

async function change(
  call: MakeCall,
  record: ServerRecord,
  text: WrittenText,
  wish: Wish,
): Promise<Result<ServerCopy>> {
  const body = { ...bodyOf(text), ...wish, version: record.anchor.version }
  const result = await call(updatePost, { ...address(record), body })
  return result.ok ? { ...result, data: copyOfPost(result.data) } : result
}

/** Makes the text what readers see, or will see: publishes, plans, submits or puts it back. */
export async function commit(
  call: MakeCall,
  record: ServerRecord,
  text: WrittenText,
  wish: Wish,
): Promise<Result<ServerCopy>> {
  if (record.anchor.postId !== null) return change(call, record, text, wish)
  // In two steps: a key that was sent before brings back a draft, whatever was wished.
  const created = await create(call, record.anchor, text)
  return created.ok ? change(call, created.data, text, wish) : created
}

/** What the answer to a saving that came too late says is there now. */
export function newerOf(failure: Failure, record: ServerRecord): ServerCopy | null {
  const { copy, [conflictMember]: newer } = failure.details ?? {}
  if (copy !== undefined) return copy as ServerCopy
  const item = newer as WholePost | PostEdit | undefined
  if (item === undefined) return null
  return item['@type'] === 'Post' ? copyOfPost(item) : withEdit(record, item)
}
