import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { documentLimits } from '../../../core/document/limits.ts'
import { readQuestion } from '../../../core/search/question.ts'
import { vectorsOf } from '../../../core/search/vectors.ts'
import { testSite } from '../../../tests/support/site.ts'
import { queryTexts } from './query-text.ts'

const noPause = async (): Promise<void> => undefined

it('the database reads every text and every question that was written, and finds the one by the other', async () => {
  const { database } = await testSite()
  const anyText = fc.string({ unit: 'binary', maxLength: 300 })
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (title, body) => {
      const text = { title, tags: [], author: '', excerpt: '', body }
      const { words } = await vectorsOf(text, noPause)
      const { any, exact } = queryTexts(readQuestion(title.replaceAll(/["“”„«»@#-]/g, ' ')))
      const { rows } = await sql<{ isFound: boolean }>`
        SELECT ${words}::tsvector @@ ${any}::tsquery AND ${words}::tsvector @@ ${exact}::tsquery AS "isFound"`.execute(
        database,
      )
      expect(rows[0]!.isFound).toBe(any !== '')
    }),
  )
})

it.each([
  ['letters of one byte', 'a', 'z'],
  ['letters of three bytes', '\u4e00', '\u9fa5'],
])('the database takes the words of the longest text there can be: %s', async (_, from, to) => {
  const { database } = await testSite()
  const body = differentWords(from, to)
  const text = { tags: [], author: '', excerpt: '', body }
  const { words } = await vectorsOf({ ...text, title: 'Şeftalinin sonu' }, noPause)
  const { any } = queryTexts(readQuestion('şeftali'))
  const { rows } = await sql<{ isFound: boolean }>`
    SELECT ${words}::tsvector @@ ${any}::tsquery AS "isFound"`.execute(database)
  expect(rows[0]!.isFound).toBe(true)
})

it('a long text pauses again and again, so that others get their turn', async () => {
  const pause = vi.fn<() => Promise<void>>(async () => undefined)
  const body = 'a '.repeat(documentLimits.totalText / 2)
  await vectorsOf({ title: '', tags: [], author: '', excerpt: '', body }, pause)
  expect(pause).toHaveBeenCalledTimes(documentLimits.totalText / 2 / 1000)
})

/** As many as there is room for, no two alike. */
function differentWords(from: string, to: string): string {
  const [first, last] = [from.codePointAt(0)!, to.codePointAt(0)!]
  const letters = last - first + 1
  const letter = (number: number): string => String.fromCodePoint(first + (number % letters))
  const word = (number: number): string =>
    Array.from({ length: 9 }, (_, place) => letter(Math.floor(number / letters ** place))).join('')
  const count = documentLimits.totalText / 10
  return Array.from({ length: count }, (_, number) => word(number)).join(' ')
}
