import { allRoutes } from '../../server/app.ts'
import { Invalidations } from '../../server/cache/invalidations.ts'
import { readConfig } from '../../server/config.ts'

const unbuilt = { config: readConfig({}), invalidations: new Invalidations() }

/** Every call there is, for tests that need the list before there is a site. */
export const endpoints = allRoutes(unbuilt as never).map(({ endpoint }) => endpoint)
