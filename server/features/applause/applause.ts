import type { Feature } from '../../feature.ts'
import { applauseRoutes } from './applause.routes.ts'

export const applause: Feature = { routes: applauseRoutes }
