import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Database } from '../../database/connection.ts'
import { indexPosts, recipe } from './index-posts.sql.ts'

/** Posts that are indexed in one transaction: nobody who writes waits longer than for these. */
const batch = 20

/** Milliseconds of every second: the rest is for everybody else. */
const worked = 400

/** A site from before search, or with words made by an older recipe, is indexed from its newest post on. */
export async function beginFilling(owner: Client): Promise<void> {
  const { rowCount } = await owner.query('SELECT FROM search_progress WHERE recipe = $1', [recipe])
  if (rowCount === 0) await fillAnew(owner)
}

/** Also for posts that came into the database without the application. Known words are learnt anew with them. */
export async function fillAnew(owner: Client): Promise<void> {
  await owner.query('DELETE FROM known_words')
  await owner.query('DELETE FROM known_posts')
  await owner.query(
    `UPDATE search_progress SET recipe = $1, next_id = newest, first_id = newest
     FROM (SELECT coalesce(max(id), 0) AS newest FROM posts) AS last`,
    [recipe],
  )
}

/** Called by the clock: some of the work, and a line for whoever runs the site at every tenth of it. */
export async function fillFor(database: Database, say: (line: string) => void): Promise<void> {
  const until = Date.now() + worked
  while (Date.now() < until) {
    const step = await fillSome(database)
    if (step === null) return
    if (Math.floor(10 * step.before) < Math.floor(10 * step.after))
      say(`Arama dizini hazırlanıyor: %${Math.floor(100 * step.after)}`)
  }
}

/** The shares that were done before and after; null when there is nothing left to do. */
export async function fillSome(
  database: Database,
): Promise<{ before: number; after: number } | null> {
  return database.write(async (transaction) => {
    const progress = await sql<{ next: number; first: number }>`
      SELECT next_id AS next, first_id AS first FROM search_progress WHERE next_id > 0
      FOR UPDATE SKIP LOCKED`.execute(transaction)
    const { next, first } = progress.rows[0] ?? { next: 0, first: 0 }
    if (next === 0) return null
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM posts WHERE id <= ${next} ORDER BY id DESC LIMIT ${sql.lit(batch)}`.execute(
      transaction,
    )
    const ids = rows.map(({ id }) => id)
    await indexPosts(transaction, ids)
    const left = ids.length < batch ? 0 : ids.at(-1)! - 1
    await sql`UPDATE search_progress SET next_id = ${left}`.execute(transaction)
    return { before: 1 - next / first, after: 1 - left / first }
  })
}
