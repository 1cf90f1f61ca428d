import type { Feature } from '../../feature.ts'
import { commentRoutes } from './comments.routes.ts'

export const comments: Feature = { routes: commentRoutes }
