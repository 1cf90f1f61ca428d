import { refusals } from '../../messages.ts'
import { notFound } from '../../errors.ts'
import type { Collection } from '../../../core/hydra.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Revision, WholeRevision } from '../../../core/contracts/writing.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { requireOwnPost } from './own-posts.sql.ts'
import {
  countRevisions,
  type RevisionRow,
  type RevisionText,
  selectRevision,
  selectRevisions,
} from './revisions.sql.ts'

export async function pageOfRevisions(
  database: Database,
  caller: Caller,
  id: string,
  query: PageQuery,
): Promise<Collection<Revision>> {
  const post = await requireOwnPost(database, caller, id)
  const { rows, nextCursor } = await pageById(query, (page) =>
    selectRevisions(database, post.id, page),
  )
  const total = await countRevisions(database, post.id)
  const members = rows.map((row) => asRevision(post.id, row))
  return collection(
    'Revision',
    `/posts/${id}/revisions`,
    { ...query },
    { members, total, nextCursor },
  )
}

export async function findRevision(
  database: Database,
  caller: Caller,
  id: string,
  number: string,
): Promise<WholeRevision> {
  const post = await requireOwnPost(database, caller, id)
  const row = await selectRevision(database, post.id, Number(number))
  if (row === undefined) throw notFound(refusals.post.noRevision)
  return { ...asRevision(post.id, row), ...textOf(row) }
}

const textOf = ({ excerpt, entries, entriesSort }: RevisionText) => ({
  excerpt,
  entries: entries as WholeRevision['entries'],
  entriesSort,
})

const asRevision = (postId: number, row: RevisionRow): Revision => ({
  '@id': apiAddress(`/posts/${postId}/revisions/${row.id}`),
  '@type': 'Revision',
  id: row.id,
  title: row.title,
  wordCount: row.wordCount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
