import type { Feature } from '../../feature.ts'
import { invitationRoutes } from './invitations.routes.ts'

export const invitations: Feature = { routes: invitationRoutes }
