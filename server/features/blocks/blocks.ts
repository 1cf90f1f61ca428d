import type { Feature } from '../../feature.ts'
import { blockRoutes } from './blocks.routes.ts'

export const blocks: Feature = { routes: blockRoutes }
