import type { Feature } from '../../feature.ts'
import { embedRoutes } from './embeds.routes.ts'

export const embeds: Feature = { routes: embedRoutes }
