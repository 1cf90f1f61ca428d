import { describe, expect, it, vi } from 'vitest'
import { Cache } from './cache.ts'
import { Invalidations } from './invalidations.ts'
import { type Topic, topics } from './topics.ts'

interface Value {
  n: number
}

function makeCache(isReceiving: () => boolean = () => true) {
  const invalidations = new Invalidations(isReceiving)
  const cache = new Cache<Value>(invalidations, {
    maxBytes: 2000,
    bytesOf: () => 0,
    freshSeconds: 10,
  })
  let made = 0
  const make = (...named: Topic[]) => ({
    now: async () => ({ value: { n: ++made }, topics: named }),
  })
  return { cache, invalidations, make }
}

const [one, two] = [topics.post(1), topics.post(2)]

describe('a cache', () => {
  it('gives a value until one of its topics is invalidated', async () => {
    const { cache, invalidations, make } = makeCache()
    await cache.get('a', make(one, topics.posts).now)
    await cache.get('b', make(two).now)
    invalidations.invalidate([one])
    expect(cache.find('a')).toBeUndefined()
    expect(cache.find('b')).toEqual({ n: 2 })
    expect(await cache.get('a', make(one).now)).toEqual({ n: 3 })
  })

  it('neither caches nor shares what was begun before an invalidation', async () => {
    const { cache, invalidations, make } = makeCache()
    const old = Promise.withResolvers<{ value: Value; topics: Topic[] }>()
    const early = cache.get('a', () => old.promise)
    const alsoEarly = cache.get('a', make(one).now)
    invalidations.invalidate([one])
    const late = cache.get('a', make(one).now)
    old.resolve({ value: { n: -1 }, topics: [one] })
    expect(await early).toEqual({ n: -1 })
    expect(await alsoEarly).toEqual({ n: -1 })
    expect(await late).toEqual({ n: 1 })
    expect(cache.find('a')).toEqual({ n: 1 })
  })

  it('caches what was begun before the invalidation of something else', async () => {
    const { cache, invalidations } = makeCache()
    const making = Promise.withResolvers<{ value: Value; topics: Topic[] }>()
    const got = cache.get('a', () => making.promise)
    invalidations.invalidate([two])
    making.resolve({ value: { n: 5 }, topics: [one] })
    await got
    expect(cache.find('a')).toEqual({ n: 5 })
  })

  it('makes a value once for many who ask at once', async () => {
    const { cache, make } = makeCache()
    const { now } = make(one)
    const values = await Promise.all([1, 2, 3].map(() => cache.get('a', now)))
    expect(values).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }])
  })

  it('drops the old value when the new one must not be cached', async () => {
    const { cache, make } = makeCache()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      await cache.get('a', make(one).now)
      const gone = { now: async () => ({ value: { n: 404 }, topics: null }) }
      vi.advanceTimersByTime(61_000)
      expect(await cache.get('a', gone.now)).toEqual({ n: 404 })
      expect(cache.size).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('serves an ageing value while a new one is made, and none past a minute', async () => {
    const { cache, make } = makeCache()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const { now } = make(one)
      await cache.get('a', now)
      vi.advanceTimersByTime(9_999)
      expect(cache.find('a')).toEqual({ n: 1 })
      vi.advanceTimersByTime(2)
      expect(cache.find('a')).toEqual({ n: 1 })
      await vi.waitFor(() => expect(cache.find('a')).toEqual({ n: 2 }))
      vi.advanceTimersByTime(60_000)
      expect(cache.find('a')).toBeUndefined()
      expect(cache.size).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('makes an ageing value anew once, however much else changes meanwhile', async () => {
    const { cache, invalidations, make } = makeCache()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      let begun = 0
      const slow = Promise.withResolvers<{ value: Value; topics: Topic[] }>()
      await cache.get('a', () => (begun++ === 0 ? make(one).now() : slow.promise))
      vi.advanceTimersByTime(11_000)
      for (let id = 10; id < 60; id++) {
        invalidations.invalidate([topics.user(id)])
        expect(cache.find('a')).toEqual({ n: 1 })
      }
      expect(begun).toBe(2)
      slow.resolve({ value: { n: 7 }, topics: [one] })
      await vi.waitFor(() => expect(cache.find('a')).toEqual({ n: 7 }))
    } finally {
      vi.useRealTimers()
    }
  })

  it('counts its keys, which strangers choose', async () => {
    const { cache, make } = makeCache()
    for (const letter of ['a', 'b', 'c']) await cache.get(letter.repeat(600), make(one).now)
    expect(cache.size).toBe(1)
  })

  it('serves and caches nothing while the listener is silent', async () => {
    let isReceiving = true
    const { cache, make } = makeCache(() => isReceiving)
    await cache.get('a', make(one).now)
    isReceiving = false
    expect(cache.find('a')).toBeUndefined()
    expect(await cache.get('b', make(one).now)).toEqual({ n: 2 })
    isReceiving = true
    expect(cache.find('b')).toBeUndefined()
  })

  it('lets the least wanted go when it is full, and takes nothing larger than itself', async () => {
    const { cache, make } = makeCache()
    for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, make(one).now)
    expect(cache.size).toBe(3)
    expect(cache.find('a')).toBeUndefined()
    const small = new Cache<Value>(new Invalidations(), {
      maxBytes: 3,
      bytesOf: () => 10,
      freshSeconds: 10,
    })
    await small.get('a', make(one).now)
    expect(small.find('a')).toBeUndefined()
  })

  it('caches nothing whose topics it can no longer know about', async () => {
    const { cache, invalidations } = makeCache()
    const making = Promise.withResolvers<{ value: Value; topics: Topic[] }>()
    const got = cache.get('a', () => making.promise)
    invalidations.invalidate([one])
    for (let id = 10; id < 10_020; id++) invalidations.invalidate([topics.user(id)])
    making.resolve({ value: { n: 5 }, topics: [one] })
    await got
    expect(cache.find('a')).toBeUndefined()
  })

  it('passes a failure on to all who wait, and tries again for the next', async () => {
    const { cache, make } = makeCache()
    const failing = cache.get('a', () => Promise.reject(new Error('away')))
    await expect(failing).rejects.toThrow('away')
    expect(await cache.get('a', make(one).now)).toEqual({ n: 1 })
  })
})
