import { configureSite } from '../../../core/site.ts'
import type { Invalidations } from '../../cache/invalidations.ts'
import { topics } from '../../cache/topics.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/connection.ts'
import type { CurrentSite } from '../../pages/current-site.ts'
import { selectChosenSite } from './site.sql.ts'

interface CurrentSiteParts {
  config: Config
  database: Database
  invalidations: Invalidations
}

/** Keeps `site` as the settings say: read once, and again after each change of them. */
export function currentSite({ config, database, invalidations }: CurrentSiteParts): CurrentSite {
  let isStale = true
  let reading: Promise<void> | null = null
  invalidations.subscribe((changed) => {
    if (changed === 'all' || changed.includes(topics.site)) isStale = true
  })
  const read = async (): Promise<void> => {
    try {
      // A change that comes while we read may or may not be in what we read.
      do {
        isStale = false
        const { name, isNew, ...chosen } = await selectChosenSite(database)
        const { isDemo, name: configured } = config.site
        configureSite({ ...chosen, name: name ?? configured, isNew: isNew && !isDemo })
      } while (isStale && invalidations.isReceiving)
    } catch {
      // Without the database the site keeps the name it has.
      isStale = true
    }
  }
  return {
    ready: async () => {
      if (!isStale && invalidations.isReceiving) return
      if (!invalidations.isReceiving) return read()
      reading ??= read().finally(() => {
        reading = null
      })
      return reading
    },
  }
}
