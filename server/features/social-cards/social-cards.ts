import type { Feature } from '../../feature.ts'
import { socialCardRoutes } from './social-cards.routes.ts'

export const socialCards: Feature = { addresses: socialCardRoutes }
