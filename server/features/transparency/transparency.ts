import type { Feature } from '../../feature.ts'
import { transparencyRoutes } from './transparency.routes.ts'

export const transparency: Feature = { routes: transparencyRoutes }
