import type { Feature } from '../../feature.ts'
import { siteRoutes } from './site.routes.ts'

export const site: Feature = { routes: siteRoutes }
