import type { Feature } from '../../feature.ts'
import { feedRoutes } from './feeds.routes.ts'

export const feeds: Feature = { addresses: feedRoutes }
