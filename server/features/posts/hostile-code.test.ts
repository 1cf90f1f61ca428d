import { beforeAll, describe, expect, it } from 'vitest'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

/** Each of these keeps a grammar busy for seconds. */
const hostile = ['1', '2', '3'].map((key) => ({
  type: 'code',
  data: { key, language: 'c', text: key + 'a '.repeat(9_999) },
}))

describe('a post with code that takes for ever to colour', () => {
  it('is saved and read while everybody else is answered', async () => {
    const as = await site.member()
    const writing = { isDone: false }
    let answers = 0
    const others = async (): Promise<void> => {
      while (!writing.isDone) {
        expect((await site.app.inject({ url: '/healthz' })).statusCode).toBe(200)
        answers++
        // A turn of the event loop, which a thread that is busy does not take.
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    const write = async (): Promise<void> => {
      const payload = { title: 'Bitmeyen kod', entries: hostile, entriesSort: ['1', '2', '3'] }
      const made = await site.call({ method: 'POST', url: '/api/posts', payload, as })
      expect(made.status).toBe(201)
      const read = await site.call({ url: `/api/posts/${made.body.id}`, as })
      expect(read.status).toBe(200)
      expect(read.body.content).toContain('<code class="language-c">1a a a')
      expect(read.body.content).not.toContain('hljs')
      writing.isDone = true
    }
    await Promise.all([write().finally(() => (writing.isDone = true)), others()])
    expect(answers).toBeGreaterThan(20)
  })
})
