import { ExpectedError } from '../../errors.ts'
import { postMessages } from '../../../core/contracts/post-forms.ts'
import { apiAddress } from '../../../core/site.ts'
import { conflictMember, type PostEdit } from '../../../core/contracts/writing.ts'
import { isSame } from '../../../core/document/kept-blocks.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { keepUploads } from '../files/files.public.ts'
import { idsOfCategories } from './categories.ts'
import { checkUploads, tidyText } from './content.ts'
import { deleteEdit, type EditRow, type EditText, saveEdit, selectEdit } from './edits.sql.ts'
import { lockOwnPost, type OwnPost } from './own-posts.sql.ts'

/** Where there is none, the post as it stands: nothing to be found is no error. */
export async function findEdit(database: Database, caller: Caller, id: string): Promise<PostEdit> {
  return database.write(async (transaction) => {
    const post = await lockOwnPost(transaction, caller, id)
    return asEdit(post.id, (await selectEdit(transaction, post.id)) ?? noEdit(post))
  })
}

type SentEdit = Omit<EditText, 'entries'> & { entries: unknown[]; version: number }

/** Kept beside the post until its author publishes it; readers see nothing of it. */
export async function keepEdit(
  database: Database,
  caller: Caller,
  id: string,
  { version, ...sent }: SentEdit,
): Promise<PostEdit> {
  return database.write(async (transaction) => {
    const post = await lockOwnPost(transaction, caller, id)
    const present = await selectEdit(transaction, post.id)
    const isStale = version !== (present?.version ?? 0)
    if (isStale && present !== undefined) throw conflict(post, present)
    const text = tidyText(sent.entries, sent.entriesSort, present?.entries ?? post.entries)
    if (await isWhatReadersSee(transaction, post, { ...sent, ...text })) {
      await deleteEdit(transaction, post.id)
      return asEdit(post.id, { ...noEdit(post), categories: sent.categories })
    }
    if (isStale) throw conflict(post, present)
    const uploads = await checkUploads(transaction, { ...text, cover: sent.cover })
    if (uploads.length > 0) await keepUploads(transaction, post.id, uploads)
    return asEdit(post.id, await saveEdit(transaction, post.id, { ...sent, ...text }))
  })
}

/** Then nothing waits, and a saving whose answer was lost may say so again. */
async function isWhatReadersSee(
  transaction: Transaction,
  post: OwnPost,
  { categories, ...sent }: EditText,
): Promise<boolean> {
  const { title, excerpt, entries, entriesSort, tags, cover, canonical, categoryIds } = post
  return (
    isSame(sent, { title, excerpt, entries, entriesSort, tags, cover, canonical }) &&
    isSame(await idsOfCategories(transaction, categories), categoryIds)
  )
}

/** When the other one has published or discarded the edit, the post itself is what is newer. */
function conflict(post: OwnPost, present: EditRow | undefined): ExpectedError {
  return new ExpectedError(409, postMessages.conflict, {
    details: { [conflictMember]: asEdit(post.id, present ?? noEdit(post)) },
  })
}

const noEdit = (post: OwnPost): EditRow => ({
  ...post,
  categories: post.categoryIds.map(String),
  version: 0,
  updatedAt: new Date(),
})

function asEdit(postId: number, edit: EditRow): PostEdit {
  const { title, excerpt, entries, entriesSort, categories, tags, cover, canonical, version } = edit
  return {
    '@id': apiAddress(`/posts/${postId}/edit`),
    '@type': 'PostEdit',
    id: postId,
    title,
    excerpt,
    entries: entries as PostEdit['entries'],
    entriesSort,
    categories,
    tags,
    cover,
    canonical,
    version,
    updatedAt: edit.updatedAt.toISOString(),
  }
}
