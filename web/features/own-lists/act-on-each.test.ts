import { describe, expect, it } from 'vitest'
import { failed, type Result } from '../../api.ts'
import { actOnEach, outcomeNotice } from './act-on-each.ts'
import { filterQuery, isNarrowed, orderQuery } from './choices.ts'

const done: Result<unknown> = { ok: true, status: 204, data: undefined }
const words = { done: 'silindi', failed: 'silinemedi' }

/** Answers by item, and which of them were sent. */
function run(answers: Record<string, Result<unknown>>) {
  const sent: string[] = []
  const steps: number[] = []
  const outcome = actOnEach(
    Object.keys(answers),
    async (item) => (sent.push(item), answers[item]!),
    (progress) => steps.push(progress.done),
  )
  return outcome.then((each) => ({ ...each, sent, steps }))
}

describe('several at once', () => {
  it('go on after one that was refused, and tell the first reason', async () => {
    const outcome = await run({
      a: done,
      b: failed(404, 'Yok.'),
      c: failed(403, 'Olmaz.'),
      d: done,
    })
    expect(outcome).toMatchObject({
      done: ['a', 'd'],
      sent: ['a', 'b', 'c', 'd'],
      steps: [0, 1, 2, 3],
    })
    expect(outcome.failure?.message).toBe('Yok.')
  })

  it.each([0, 429])('end where the rest would only fail alike (%i)', async (status) => {
    const outcome = await run({ a: done, b: failed(status, 'Bekleyin.'), c: done })
    expect(outcome).toMatchObject({ done: ['a'], sent: ['a', 'b'] })
  })

  it('are told of as they went', () => {
    expect(outcomeNotice(3, 3, words, null).text).toBe('3 yazı silindi.')
    const why = failed(404, 'Yazı bulunamadı.')
    expect(outcomeNotice(7, 6, words, why)).toEqual({
      kind: 'error',
      text: '7 yazıdan 6 tanesi silindi, 1 tanesi silinemedi: Yazı bulunamadı.',
    })
    expect(outcomeNotice(2, 0, words, why).text).toBe('2 yazı silinemedi: Yazı bulunamadı.')
  })
})

describe('the address of a list', () => {
  const names = { time: 't', views: 'v', likes: 'l', readTime: 'r' } as const

  it('asks the API for what it says', () => {
    const address = { ara: 'güz', kategori: 'kent', zaman: 'ay', uzunluk: 'uzun', sira: 'kisa' }
    const query = { q: 'güz', category: 'kent', since: 'month', length: 'long' }
    expect(filterQuery(address)).toEqual(query)
    expect(orderQuery(address, names)).toEqual({ r: 'asc' })
  })

  it('means nothing by what it cannot say', () => {
    const address = { zaman: 'asir', uzunluk: 'boy', sira: 'guzellik' }
    expect(filterQuery(address)).toEqual({})
    expect(orderQuery(address, names)).toEqual({})
    expect(isNarrowed(address)).toBe(false)
    expect(isNarrowed({ sira: 'eski' })).toBe(false)
    expect(isNarrowed({ zaman: 'ay' })).toBe(true)
  })
})
