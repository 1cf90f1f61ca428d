import type { Feature } from '../../feature.ts'
import { importJobs, readFile, tidyImports } from './imports.jobs.ts'
import { importRoutes } from './imports.routes.ts'

export const imports: Feature = {
  routes: importRoutes,
  jobs: { kinds: [readFile], handlers: importJobs },
  chores: (parts) => [{ seconds: 3600, run: () => tidyImports(parts) }],
}
