import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testSite } from '../../../tests/support/site.ts'

it('of what waits the newest thousand stay, in their order, until they are notified of', async () => {
  const { database } = await testSite()
  const upTo = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const kept = async (ids: number[], more: number[]): Promise<number[]> => {
    const { rows } = await sql<{ ids: number[] }>`
      SELECT to_json(with_news(${ids}::bigint[], ${more}::bigint[])) AS ids`.execute(database)
    return rows[0]!.ids
  }
  expect(await kept([], [])).toEqual([])
  expect(await kept([3, 1], [2])).toEqual([3, 1, 2])
  expect(await kept(upTo(1, 999), [1000])).toEqual(upTo(1, 1000))
  expect(await kept(upTo(1, 1000), [1001, 1002])).toEqual(upTo(3, 1002))
  expect(await kept([], upTo(1, 1500))).toEqual(upTo(501, 1500))
  const { rows } = await sql`
    SELECT to_json(without_news('{5,3,9,1}', '{9,3,7}')) AS ids`.execute(database)
  expect(rows).toEqual([{ ids: [5, 1] }])
})
