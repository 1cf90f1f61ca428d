import { topics } from '../../cache/topics.ts'
import type { Feature } from '../../feature.ts'
import { userRoutes } from './users.routes.ts'

export const users: Feature = {
  routes: userRoutes,
  live: ({ viewerOf }) => ({
    states: { users: { load: viewerOf, dependsOn: (id) => [topics.viewer(id)] } },
  }),
}
