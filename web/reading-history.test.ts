import { beforeEach, expect, it, vi } from 'vitest'
import {
  forgetReadings,
  isUnfinished,
  keepHistory,
  mostReadings,
  noteReading,
  readingOf,
  readings,
} from './reading-history.ts'

/** What a browser keeps. */
let kept: Map<string, string>
let dataset: Record<string, string>

beforeEach(() => {
  kept = new Map()
  dataset = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { dataset } })
})

const read = (slug: string, percent = 40, block = 3) =>
  noteReading({ slug, at: 1000, block, percent })
const slugs = () => readings().map(({ slug }) => slug)

it('keeps the latest first, each once, and no more than so many', () => {
  for (let number = 0; number < mostReadings + 5; number += 1) read(`yazi-${number}`)
  read('yazi-100', 70)
  expect(slugs()).toHaveLength(mostReadings)
  expect(slugs().slice(0, 2)).toEqual(['yazi-100', `yazi-${mostReadings + 4}`])
  expect(new Set(slugs()).size).toBe(mostReadings)
  expect(readingOf('yazi-100')?.percent).toBe(70)
  expect(readingOf('yazi-0')).toBeUndefined()
})

it('marks the page while something is unfinished', () => {
  read('baslanan')
  read('biten', 100)
  read('acilan', 10, 0)
  expect(
    readings()
      .filter(isUnfinished)
      .map(({ slug }) => slug),
  ).toEqual(['baslanan'])
  expect(dataset.unfinished).toBe('1')
  forgetReadings(['baslanan'])
  expect(dataset).not.toHaveProperty('unfinished')
})

it('switched off keeps nothing new and clears nothing; cleared leaves nothing', () => {
  read('once')
  keepHistory(false)
  read('sonra')
  expect(slugs()).toEqual(['once'])
  keepHistory(true)
  read('sonra')
  expect(slugs()).toEqual(['sonra', 'once'])
  forgetReadings()
  expect([...kept.keys()]).toEqual([])
})

it.each(['{', 'null', '"a"', '[1,["a"],["b",1,"c",2],[null,1,1,1]]'])(
  'takes %s for no history',
  (text) => {
    kept.set('okuma', text)
    expect(readings()).toEqual([])
    read('yeni')
    expect(slugs()).toEqual(['yeni'])
  },
)

it('a device that keeps nothing has no history, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  read('yazi')
  expect(readings()).toEqual([])
})
