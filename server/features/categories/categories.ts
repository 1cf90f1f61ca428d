import type { Feature } from '../../feature.ts'
import { handles } from '../../jobs/queue.ts'
import { categoryRoutes } from './categories.routes.ts'
import { moveCategory, moveOn } from './merge.ts'

export const categories: Feature = {
  routes: categoryRoutes,
  jobs: {
    kinds: [moveCategory],
    handlers: ({ database }) => [handles(moveCategory, ({ from }) => moveOn(database, from))],
  },
}
