import { expect, it } from 'vitest'
import { queueWords } from '../../../core/queue-words.ts'
import { features } from '../../features.ts'

it('calls every job of the site by words, not by its name', () => {
  const names = features.flatMap(({ jobs }) => (jobs?.kinds ?? []).map(({ name }) => name))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => queueWords(name) === name)).toEqual([])
})
