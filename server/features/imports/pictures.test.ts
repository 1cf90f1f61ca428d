import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { importLimits } from '../../../core/contracts/import-limits.ts'
import { RemoteFailure } from '../../remote/remote.ts'
import { Pictures } from './pictures.ts'
import type { ReadingThread } from './reading/reading-thread.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => vi.useRealTimers())

it('brings no more pictures after half an hour of them, wherever they are from', async () => {
  const ask = vi.fn<() => Promise<unknown>>(async () => {
    vi.advanceTimersByTime(16 * 60_000)
    return { bytes: null }
  })
  const thread = { ask } as unknown as ReadingThread
  const pictures = new Pictures({} as never, thread, 1, new AbortController().signal)
  const bring = (name: string) => pictures.bring(name, '')
  const notFound = { problem: 'Görsel arşivde bulunamadı.' }
  expect(await bring('bir.png')).toEqual(notFound)
  expect(await bring('iki.png')).toEqual(notFound)
  const late = { problem: 'Görsel alınamadı: diğerlerini almak çok uzun sürdü.' }
  expect(await bring('üç.png')).toEqual(late)
  expect(await bring('https://ornek.test/dört.png')).toEqual(late)
  expect(await bring('data:image/png;base64,AAAA')).toEqual(late)
  expect(await bring('bir.png')).toEqual(notFound)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('counts pictures that stand in the text, too', async () => {
  const pictures = new Pictures({} as never, {} as never, 1, new AbortController().signal)
  const bring = (n: number) => pictures.bring(`data:image/png,${n}${' '.repeat(5000)}`, '')
  for (let n = 0; n < importLimits.pictures; n++) await bring(n)
  const tooMany = { problem: 'Görsel alınamadı: bir dosyadan en çok 3000 görsel alınır.' }
  expect(await bring(importLimits.pictures)).toEqual(tooMany)
  expect(await bring(0)).not.toEqual(tooMany)
})

it('asks no host again that failed five times, and goes on asking the others', async () => {
  const read = vi.fn<() => Promise<never>>(() => Promise.reject(new RemoteFailure('away')))
  const parts = { remote: { mayBeAsked: () => true, read } } as never
  const pictures = new Pictures(parts, {} as never, 1, new AbortController().signal)
  const away = { problem: 'Görsel indirilemedi.' }
  for (let n = 0; n < 7; n++)
    expect(await pictures.bring(`https://uzak.test/${n}.png`, '')).toEqual(away)
  expect(read).toHaveBeenCalledTimes(5)
  await pictures.bring('https://baska.test/a.png', '')
  expect(read).toHaveBeenCalledTimes(6)
})
