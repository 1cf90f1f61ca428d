import type { Feature } from '../../feature.ts'
import { handles } from '../../jobs/queue.ts'
import { forgetOldCountChanges } from './tag-list.sql.ts'
import { relabel, relabelTag } from './tag-merge.ts'
import { tagRoutes } from './tags.routes.ts'

export const tags: Feature = {
  routes: tagRoutes,
  jobs: {
    kinds: [relabelTag],
    handlers: ({ database }) => [handles(relabelTag, ({ tagId }) => relabel(database, tagId))],
  },
  chores: ({ database }) => [{ seconds: 300, run: () => forgetOldCountChanges(database) }],
}
