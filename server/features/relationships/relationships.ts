import type { Feature } from '../../feature.ts'
import { relationshipRoutes } from './relationships.routes.ts'

export const relationships: Feature = { routes: relationshipRoutes }
