import type { Feature } from '../../feature.ts'
import { categoryRoutes } from './categories.routes.ts'

export const categories: Feature = { routes: categoryRoutes }
