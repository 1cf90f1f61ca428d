import type { Feature } from '../../feature.ts'
import { mentionRoutes } from './mentions.routes.ts'

export const mentions: Feature = { routes: mentionRoutes }
