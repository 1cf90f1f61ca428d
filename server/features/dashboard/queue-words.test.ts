import { expect, it } from 'vitest'
import { queueWords } from '../../../core/queue-words.ts'
import { features } from '../../features.ts'
import { mailPatience } from '../../mail/mailer.ts'

const kinds = features.flatMap(({ jobs }) => jobs?.kinds ?? [])

it('calls every job of the site by words, not by its name', () => {
  const names = kinds.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => queueWords(name) === name)).toEqual([])
})

it('knows a mail by the name of its job, by which those that failed are counted', () => {
  const mails = kinds.filter(({ retryLimit }) => retryLimit === mailPatience.retryLimit)
  expect(mails.length).toBeGreaterThan(5)
  expect(mails.map(({ name }) => name).filter((name) => !name.startsWith('mail-'))).toEqual([])
})
