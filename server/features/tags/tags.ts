import type { Feature } from '../../feature.ts'
import { forgetOldCountChanges } from './tag-list.sql.ts'
import { tagRoutes } from './tags.routes.ts'

export const tags: Feature = {
  routes: tagRoutes,
  chores: ({ database }) => [{ seconds: 300, run: () => forgetOldCountChanges(database) }],
}
