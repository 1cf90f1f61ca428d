import type { Feature } from '../../feature.ts'
import { homeRoutes } from './home.routes.ts'

export const home: Feature = { routes: homeRoutes }
