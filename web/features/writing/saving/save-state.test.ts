import { describe, expect, it } from 'vitest'
import { dueAt, isUnsaved, type SaveEvent, startOfSaving, step, timing } from './save-state.ts'
import { saveWords } from './save-words.ts'

const after = (...events: SaveEvent[]) => events.reduce(step, startOfSaving(true))
const changed = (at: number): SaveEvent => ({ type: 'changed', at })
const kept = (changes: number): SaveEvent => ({ type: 'keptOnDevice', changes })
const sending = (changes: number): SaveEvent => ({ type: 'sending', changes })
const saved = (changes: number, at: number): SaveEvent => ({ type: 'saved', changes, at })
const failed = (status: number, at = 0, retryAfterSeconds: number | null = null): SaveEvent => ({
  type: 'failed',
  ...{ at, status, retryAfterSeconds },
  message: 'Olmadı.',
})

describe('when the next saving begins', () => {
  it('is never, while nothing has changed', () => {
    expect(dueAt(after())).toBeNull()
  })

  it('is a quiet moment after the last change', () => {
    expect(dueAt(after(changed(0), changed(300)))).toBe(300 + timing.quiet)
  })

  it('is soon enough for two seconds even while somebody goes on typing', () => {
    const state = after(...Array.from({ length: 20 }, (_, at) => changed(at * 100)))
    expect(dueAt(state)).toBe(timing.longest)
    expect(timing.longest).toBeLessThan(2000)
  })

  it('is not before the one under way has ended', () => {
    expect(dueAt(after(changed(0), sending(1), changed(1200)))).toBeNull()
  })

  it('counts from the first change that the one before did not carry', () => {
    const state = after(changed(0), sending(1), changed(1200), changed(2500), saved(1, 3000))
    expect(isUnsaved(state)).toBe(true)
    expect(dueAt(state)).toBe(1200 + timing.longest)
  })

  it('is never again once everything is there', () => {
    const state = after(changed(0), sending(1), saved(1, 1100))
    expect(isUnsaved(state)).toBe(false)
    expect(dueAt(state)).toBeNull()
  })

  it('waits longer after each failure, half a minute at most', () => {
    let state = after(changed(0))
    const pauses = Array.from({ length: 8 }, (_, attempt) => {
      const at = attempt * 100_000
      state = [sending(1), failed(503, at)].reduce(step, state)
      return dueAt(state)! - at
    })
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  })

  it('waits as long as the server says', () => {
    expect(dueAt(after(changed(0), sending(1), failed(429, 1000, 12)))).toBe(13_000)
  })

  it('does not come sooner because somebody types between two attempts', () => {
    const state = after(changed(0), sending(1), failed(0, 1000), sending(1), failed(0, 5000))
    expect(dueAt(step(state, changed(5100)))).toBe(7000)
  })

  it('is at once when the network is back', () => {
    const state = after(changed(0), sending(1), failed(0, 1000), { type: 'wentOffline' })
    expect(dueAt(state)).toBeNull()
    expect(dueAt(step(state, { type: 'cameBack', at: 9000 }))).toBe(9000)
  })

  it.each([401, 404, 409])('waits for a person after %d', (status) => {
    const state = after(changed(0), sending(1), failed(status))
    expect(dueAt(step(state, changed(500)))).toBeNull()
    expect(dueAt(step(state, { type: 'obstacleGone', at: 7000 }))).toBe(7000)
  })

  it('waits for another text after a refusal', () => {
    const state = after(changed(0), sending(1), failed(422))
    expect(dueAt(state)).toBeNull()
    expect(dueAt(step(state, changed(500)))).toBe(500 + timing.quiet)
  })

  it('is never for an empty sheet', () => {
    expect(dueAt(after(changed(0), { type: 'nothingToSave', changes: 1 }))).toBeNull()
  })
})

describe('what the page says', () => {
  const words = (...events: SaveEvent[]) => saveWords(after(...events)).text
  const noon = new Date().setHours(12, 5)

  it('says nothing over an empty sheet', () => {
    expect(words()).toBe('')
  })

  it('follows the words on their way', () => {
    expect(words(changed(0))).toBe('Kaydediliyor…')
    expect(words(changed(0), kept(1))).toBe('Bu aygıtta kayıtlı')
    expect(words(changed(0), kept(1), sending(1))).toBe('Kaydediliyor…')
    expect(words(changed(0), kept(1), sending(1), saved(1, noon))).toBe('Kaydedildi · 12:05')
  })

  it('names the day when it was another one', () => {
    const earlier = new Date(2026, 0, 3, 2, 32).getTime()
    expect(words(changed(0), kept(1), sending(1), saved(1, earlier))).toBe(
      'Kaydedildi · 3 Ocak 02:32',
    )
  })

  it('does not claim more than is true when somebody typed on meanwhile', () => {
    expect(words(changed(0), kept(1), sending(1), changed(10), kept(2), saved(1, noon))).toBe(
      'Bu aygıtta kayıtlı',
    )
  })

  it('tells where the words are while they cannot go on', () => {
    const written = [changed(0), kept(1)] as const
    expect(words(...written, { type: 'wentOffline' })).toBe('Çevrimdışı: bu aygıtta kayıtlı')
    expect(words(...written, sending(1), failed(0))).toMatch(/^Sunucuya ulaşılamıyor: bu aygıtta/)
    expect(words(...written, sending(1), failed(401))).toMatch(/^Oturumunuz kapandı/)
    expect(words(...written, sending(1), failed(409))).toMatch(/^Başka bir yerde değiştirildi/)
    expect(words(...written, sending(1), failed(404))).toMatch(/^Bu yazı sunucuda yok/)
    expect(words(...written, sending(1), failed(422))).toBe('Kaydedilemedi: Olmadı.')
  })

  it('warns when the device keeps nothing', () => {
    expect(words(changed(0), { type: 'deviceFailed' })).toMatch(/^Bu aygıta kaydedilemiyor/)
  })
})
