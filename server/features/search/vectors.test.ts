import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { documentLimits } from '../../../core/document/limits.ts'
import { readQuestion } from '../../../core/search/question.ts'
import { vectorsOf } from '../../../core/search/vectors.ts'
import { testSite } from '../../../tests/support/site.ts'
import { queryTexts } from './query-text.ts'

it('the database reads every text and every question that was written, and finds the one by the other', async () => {
  const { database } = await testSite()
  const text = fc.string({ unit: 'binary', maxLength: 300 })
  await fc.assert(
    fc.asyncProperty(text, text, async (title, body) => {
      const { words } = vectorsOf({ title, tags: [], author: '', excerpt: '', body })
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
  const { words } = vectorsOf({ ...text, title: 'Şeftalinin sonu' })
  const { any } = queryTexts(readQuestion('şeftali'))
  const { rows } = await sql<{ isFound: boolean }>`
    SELECT ${words}::tsvector @@ ${any}::tsquery AS "isFound"`.execute(database)
  expect(rows[0]!.isFound).toBe(true)
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
