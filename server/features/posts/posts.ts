import type { Feature } from '../../feature.ts'
import { foldTallies } from './counts.sql.ts'
import { postRoutes } from './posts.routes.ts'
import { forgetOldViews } from './views.sql.ts'

export const posts: Feature = {
  routes: postRoutes,
  chores: ({ database }) => [
    { seconds: 0.25, run: () => foldTallies(database) },
    { seconds: 3600, run: () => forgetOldViews(database) },
  ],
}
