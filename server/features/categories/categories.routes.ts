import {
  type Category,
  getCategory,
  listCategories,
  listWritableCategories,
} from '../../../core/categories.ts'
import type { Collection } from '../../../core/hydra.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve, servePublic } from '../../http/call.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { requireCategory, selectCategories } from './categories.sql.ts'

export function categoryRoutes({ database }: { database: Database }): Route[] {
  return [
    servePublic(listCategories, async ({ query, dependsOn }) => {
      dependsOn(topics.labels)
      return pageOf('/categories', query, await selectCategories(database, null))
    }),
    serve(listWritableCategories, async ({ query, caller }) => {
      const writableBy = caller.role === 'member' ? 'everyone' : 'editors'
      return pageOf('/categories/writable', query, await selectCategories(database, writableBy))
    }),
    servePublic(getCategory, async ({ params, dependsOn }) => {
      const category = await requireCategory(database, params.id)
      dependsOn(topics.labels, topics.postsIn(category.id))
      return category
    }),
  ]
}

function pageOf<Member extends Category>(
  path: string,
  query: PageQuery,
  all: Member[],
): Collection<Member> {
  const start = (query.page - 1) * query.itemsPerPage
  const members = all.slice(start, start + query.itemsPerPage)
  return collection('Category', path, { ...query }, { members, total: all.length })
}
