import {
  getCategory,
  listCategories,
  listWritableCategories,
  type WritableCategory,
} from '../../../core/contracts/categories.ts'
import {
  createCategory,
  deleteCategory,
  listManagedCategories,
  updateCategory,
} from '../../../core/contracts/managed-categories.ts'
import type { Collection } from '../../../core/hydra.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve, serveShared } from '../../http/call.ts'
import { pageByKey } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { isTrusted } from '../holds/holds.public.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { countCategories, requireCategory, selectCategories } from './categories.sql.ts'
import { addCategory, changeCategory, removeCategory } from './managed-categories.ts'
import { countAllCategories, selectManagedCategories } from './managed-categories.sql.ts'

interface CategoryParts {
  database: Database
  jobs: Jobs
}

export function categoryRoutes(parts: CategoryParts): Route[] {
  const { database } = parts
  return [
    serveShared(listCategories, async ({ query, dependsOn }) => {
      dependsOn(topics.labels)
      return pageOfCategories(database, '/categories', query, null)
    }),
    serve(listWritableCategories, async ({ query, caller }) => {
      const writableBy = caller.role === 'member' ? 'everyone' : 'editors'
      const page = await pageOfCategories(database, '/categories/writable', query, writableBy)
      if (!(await isTrusted(database, caller.id))) return page
      const members = page['hydra:member'].map((each) => ({ ...each, needsApproval: false }))
      return { ...page, 'hydra:member': members }
    }),
    serveShared(getCategory, async ({ params, dependsOn }) => {
      const category = await requireCategory(database, params.id)
      dependsOn(topics.labels, topics.postsIn(category.id))
      return category
    }),

    serve(listManagedCategories, async ({ query }) => {
      const { rows, nextCursor } = await pageByKey(
        query,
        ['number', 'number'],
        (page) => selectManagedCategories(database, page),
        ({ position, id }) => [position, id],
      )
      const total = await countAllCategories(database)
      const path = listManagedCategories.path
      return collection('Category', path, { ...query }, { members: rows, total, nextCursor })
    }),
    serve(createCategory, ({ body, caller }) => addCategory(parts, caller.id, body)),
    serve(updateCategory, ({ params, body, caller }) =>
      changeCategory(parts, caller.id, params.id, body),
    ),
    serve(deleteCategory, ({ params, query, caller }) =>
      removeCategory(parts, caller.id, params.id, query.mergeInto),
    ),
  ]
}

async function pageOfCategories(
  database: Database,
  path: string,
  query: PageQuery,
  writableBy: 'everyone' | 'editors' | null,
): Promise<Collection<WritableCategory>> {
  const { rows, nextCursor } = await pageByKey(
    query,
    ['number', 'number'],
    (page) => selectCategories(database, writableBy, page),
    ({ position, id }) => [position, id],
  )
  const total = await countCategories(database, writableBy)
  return collection('Category', path, { ...query }, { members: rows, total, nextCursor })
}
