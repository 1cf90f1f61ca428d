import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
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
