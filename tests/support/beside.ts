import type { KyselyPlugin } from 'kysely'
import type { Invalidations } from '../../server/cache/invalidations.ts'
import type { Database } from '../../server/database/connection.ts'

/** For what a test writes past the calls: it names no topics, so it empties every cache instead. */
export function besideTheCalls(database: Database, invalidations: Invalidations): Database {
  const emptyCaches: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      invalidations.invalidate('all')
      return result
    },
  }
  return Object.assign(database.withPlugin(emptyCaches), {
    write: database.write.bind(database),
  })
}
