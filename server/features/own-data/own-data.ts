import type { Feature } from '../../feature.ts'
import { exportJobs, makeExport, removeOver } from './exports.ts'
import { archiveRoutes, ownDataRoutes } from './own-data.routes.ts'

export const ownData: Feature = {
  routes: ownDataRoutes,
  addresses: archiveRoutes,
  jobs: { kinds: [makeExport], handlers: exportJobs },
  chores: (parts) => [{ seconds: 600, run: () => removeOver(parts) }],
}
