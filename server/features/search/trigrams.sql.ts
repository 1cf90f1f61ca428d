import type { Client } from 'pg'
import { nameLetters } from './near-people.sql.ts'

/** Finds words and people in spite of typing errors. Whether the database has it is known from here on. */
export async function addTrigrams(owner: Client): Promise<boolean> {
  try {
    await owner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    await owner.query(
      'CREATE INDEX IF NOT EXISTS known_words_by_trigrams ON known_words USING gin (word gin_trgm_ops)',
    )
    await owner.query(
      `CREATE INDEX IF NOT EXISTS users_by_name_trigrams ON users USING gin (${nameLetters} gin_trgm_ops)`,
    )
    return true
  } catch {
    return false
  }
}
