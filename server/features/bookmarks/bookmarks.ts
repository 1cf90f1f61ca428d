import type { Feature } from '../../feature.ts'
import { bookmarkRoutes } from './bookmarks.routes.ts'

export const bookmarks: Feature = { routes: bookmarkRoutes }
