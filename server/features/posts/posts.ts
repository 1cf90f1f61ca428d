import { topics } from '../../cache/topics.ts'
import type { Feature } from '../../feature.ts'
import { selectPublicCards } from './cards.sql.ts'
import { foldTallies } from './counts.sql.ts'
import { postRoutes } from './posts.routes.ts'
import { forgetOldViews } from './views.sql.ts'

export const posts: Feature = {
  routes: postRoutes,
  live: ({ database }) => ({
    states: {
      posts: {
        load: async (id) => (await selectPublicCards(database, nobody, [id]))[0],
        dependsOn: (id) => [topics.post(id), topics.applauseOn(id), topics.commentsOn(id)],
      },
    },
  }),
  chores: ({ database }) => [
    { seconds: 0.25, run: () => foldTallies(database) },
    { seconds: 3600, run: () => forgetOldViews(database) },
  ],
}

/** All readers get the same, so it carries nobody's own applause. */
const nobody = 0
