import type { Feature } from '../../feature.ts'
import { silenceRoutes } from './silences.routes.ts'

export const silences: Feature = { routes: silenceRoutes }
