import { expect, it } from 'vitest'
import { readQuestion } from '../../../core/search/question.ts'
import type { Database } from '../../database/connection.ts'
import { correct } from './corrections.ts'

it('typing errors keep two connections at most, and what is written right waits for neither of them', async () => {
  const ends: (() => void)[] = []
  const database = {
    write: () => new Promise((resolve) => ends.push(() => resolve([]))),
  } as unknown as Database
  const ask = (text: string, counts = new Map<string, number>()) =>
    correct(database, readQuestion(text), counts, 0)
  for (let asked = 0; asked < 10; asked++) void ask('qwrtz')
  await expect(ask('qwrtz')).rejects.toMatchObject({ status: 503 })
  expect(ends).toHaveLength(2)
  expect(await ask('bisiklet', new Map([['bisiklet', 9]]))).toMatchObject({ isWhole: true })
})
