import { sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { testSite } from '../../../tests/support/site.ts'
import { eraseDeleted } from './deleted.sql.ts'

it('posts whose thirty days are over are erased in parts, because thousands may have been deleted at once', async () => {
  const site = await testSite()
  const { id } = await site.member()
  await sql`INSERT INTO posts (user_id, title, status, deleted_at)
    SELECT ${id}::bigint, 'Silinmiş', 2, now() - interval '31 days' FROM generate_series(1, 450)
    UNION ALL SELECT ${id}::bigint, 'Geri gelebilir', 2, now() - interval '29 days'`.execute(
    site.database,
  )
  const owner = new pg.Client(site.address.owner)
  await owner.connect()
  await owner.query(`
    CREATE TABLE erasings (amount int);
    CREATE FUNCTION note_erasing() RETURNS trigger SECURITY DEFINER LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO erasings SELECT count(*) FROM gone; RETURN NULL; END $$;
    CREATE TRIGGER note_erasing AFTER DELETE ON posts REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_erasing()`)
  await eraseDeleted(site.database)
  const { rows } = await owner.query<{ amount: number }>('SELECT amount FROM erasings')
  await owner.end()
  expect(rows.map(({ amount }) => amount)).toEqual([200, 200, 50])
  const { rows: left } = await sql`SELECT title FROM posts`.execute(site.database)
  expect(left).toEqual([{ title: 'Geri gelebilir' }])
})
