import * as z from 'zod/mini'
import { commentShape } from '../../../core/contracts/comments.ts'
import type { Feature } from '../../feature.ts'
import { commentRoutes } from './comments.routes.ts'
import { selectComment } from './comments.sql.ts'

export const comments: Feature = {
  routes: commentRoutes,
  live: ({ database }) => ({
    events: {
      Comment: async ({ itemId }) => {
        const found = await selectComment(database, nobody, itemId)
        return found && z.parse(commentShape, found)
      },
    },
  }),
}

/** All readers get the same, so it carries nobody's own like. */
const nobody = 0
