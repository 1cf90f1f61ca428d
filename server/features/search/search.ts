import type { Client } from 'pg'
import type { Database } from '../../database/connection.ts'
import { locks } from '../../database/locks.ts'
import type { Feature } from '../../feature.ts'
import { beginFilling, fillFor } from './fill.sql.ts'
import { forgetWords, learnWords } from './known-words.sql.ts'
import { openSearchRoutes } from './open-search.ts'
import { searchRoutes } from './search.routes.ts'
import { addTrigrams } from './trigrams.sql.ts'

/** One process after the other: two that create one thing at the same moment would fail. */
async function prepare(owner: Client): Promise<string[]> {
  await owner.query('SELECT pg_advisory_lock($1)', [locks.searchIndex])
  try {
    await beginFilling(owner)
    return (await addTrigrams(owner)) ? [] : [withoutTrigrams]
  } finally {
    await owner.query('SELECT pg_advisory_unlock($1)', [locks.searchIndex])
  }
}

const withoutTrigrams =
  'Veritabanına pg_trgm eklentisi kurulamadı: arama, yazım hatalarını düzeltmeden çalışıyor.'

/**
 * One after the other: what runs in the background holds one connection of the few that everybody shares. Words are learnt
 * also where posts from before cannot be indexed.
 */
async function keepIndex(database: Database, say: (line: string) => void): Promise<void> {
  try {
    await fillFor(database, say)
  } finally {
    await learnWords(database)
  }
}

/** Each time some more of them, from the first to the last and then again. */
function forgetting(database: Database): () => Promise<void> {
  let last = ''
  return async () => {
    last = await forgetWords(database, last)
  }
}

export const search: Feature = {
  prepare,
  routes: searchRoutes,
  addresses: openSearchRoutes,
  chores: ({ database, say }) => [
    { seconds: 1, run: () => keepIndex(database, say) },
    { seconds: 60, run: forgetting(database) },
  ],
}
