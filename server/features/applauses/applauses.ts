import type { Feature } from '../../feature.ts'
import { applauseRoutes } from './applauses.routes.ts'

export const applauses: Feature = { routes: applauseRoutes }
