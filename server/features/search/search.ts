import type { Feature } from '../../feature.ts'
import { beginFilling, fillFor } from './fill.sql.ts'
import { addTrigrams, learnWords } from './known-words.sql.ts'
import { openSearchRoutes } from './open-search.ts'
import { searchRoutes } from './search.routes.ts'

export const search: Feature = {
  prepare: async (owner) => {
    await beginFilling(owner)
    const hasTrigrams = await addTrigrams(owner)
    return hasTrigrams
      ? []
      : [
          'Veritabanına pg_trgm eklentisi kurulamadı: arama, yazım hatalarını düzeltmeden çalışıyor.',
        ]
  },
  routes: searchRoutes,
  addresses: openSearchRoutes,
  chores: ({ database, say }) => [
    { seconds: 1, run: () => fillFor(database, say) },
    { seconds: 2, run: () => learnWords(database) },
  ],
}
