import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refusals } from '../../../messages.ts'
import { inFile, zipOf } from '../archives.fixture.ts'
import { type ReadingThread, readingThread } from './reading-thread.ts'
import { Refused } from './refused.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => vi.useRealTimers())

const minutes = (amount: number) => vi.advanceTimersByTime(amount * 60_000)
const tooSlow = new Refused(refusals.import.tooSlow)

/** With a file of so many posts. */
async function withThread(posts: number, work: (thread: ReadingThread) => Promise<void>) {
  const files = Array.from({ length: posts }, (_, n) => [`${n}.md`, `# Yazı ${n}\n\nMetin.`])
  await inFile(await zipOf(Object.fromEntries(files)), async (path) => {
    const thread = readingThread()
    await thread.ask('open', { path })
    await work(thread)
    await thread.end()
  })
}

it('waits as long as it takes to write a post and to bring its pictures over', () =>
  withThread(2, async (thread) => {
    await thread.ask('next', {})
    minutes(60)
    expect((await thread.ask('next', {})).post).toMatchObject({ title: 'Yazı 1' })
  }))

it('has a quarter of an hour for all its answers together', () =>
  withThread(20, async (thread) => {
    const answer = async () => {
      const asked = thread.ask('next', {})
      minutes(1.5)
      return (await asked).progress
    }
    for (let spent = 1.5; spent < 15; spent += 1.5) expect(await answer()).toBeGreaterThan(0)
    await expect(answer()).rejects.toThrow(tooSlow)
  }))

it('says that it has ended to whoever asks it later, too', () =>
  withThread(2, async (thread) => {
    const asked = thread.ask('next', {})
    minutes(2)
    await expect(asked).rejects.toThrow(tooSlow)
    await expect(thread.ask('next', {})).rejects.toThrow(tooSlow)
  }))
