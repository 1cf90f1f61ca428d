import { expect, it } from 'vitest'
import { decisionName } from './case-names.ts'

it('asks whether what was held is published, and closes what was only reported', () => {
  const words = (status: 'held' | 'open') => {
    const { question, done } = decisionName({ type: 'post', status, present: null }, 'dismiss')
    return [question, done]
  }
  expect(words('held')).toEqual(['İçerik yayımlansın mı?', 'İçerik yayımlandı.'])
  expect(words('open')).toEqual(['Bildirim kapatılsın mı?', 'Bildirim kapatıldı.'])
})
