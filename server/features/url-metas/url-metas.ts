import type { Feature } from '../../feature.ts'
import { urlMetaRoutes } from './url-metas.routes.ts'
import { forgetOldPageHeads } from './url-metas.sql.ts'

export const urlMetas: Feature = {
  routes: urlMetaRoutes,
  chores: ({ database }) => [{ seconds: 3600, run: () => forgetOldPageHeads(database) }],
}
