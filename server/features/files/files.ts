import type { Feature } from '../../feature.ts'
import { removeUnused } from './files.jobs.ts'
import { fileRoutes } from './files.routes.ts'
import { uploadedPictureRoutes } from './uploads.routes.ts'

export const files: Feature = {
  routes: fileRoutes,
  addresses: uploadedPictureRoutes,
  chores: (parts) => [{ seconds: 3600, run: () => removeUnused(parts) }],
}
