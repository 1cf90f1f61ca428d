import type { Feature } from '../../feature.ts'
import { approvalRoutes } from './approval.routes.ts'

export const approval: Feature = { routes: approvalRoutes }
