import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JoinedPage } from './joined-page.ts'

const slots = { nonce: '«nonce»', visit: '«visit»' }
const fill = (nonce: string, visit: string) => ({
  nonce: Buffer.from(nonce),
  visit: Buffer.from(visit),
})

describe('a joined page', () => {
  it('fills its slots, plain and compressed alike', () => {
    const page = new JoinedPage('<p>«visit»</p><script nonce="«nonce»">ğüş</script>', slots)
    const expected = '<p>{"viewer":null}</p><script nonce="abc">ğüş</script>'
    expect(page.plain(fill('abc', '{"viewer":null}')).toString()).toBe(expected)
    expect(gunzipSync(page.gzip(fill('abc', '{"viewer":null}'))).toString()).toBe(expected)
  })

  it('keeps its hash whatever fills the slots, and changes it with the text', () => {
    const one = new JoinedPage('a«nonce»b', slots)
    expect(new JoinedPage('a«nonce»b', slots).hash).toBe(one.hash)
    expect(new JoinedPage('a«nonce»c', slots).hash).not.toBe(one.hash)
  })

  it('is the same text compressed or not, for any text and any filling', () => {
    const text = fc.string({ unit: 'binary', maxLength: 2000 })
    fc.assert(
      fc.property(text, text, text, fc.string({ maxLength: 200_000 }), (a, b, c, visit) => {
        const page = new JoinedPage(`${a}«nonce»${b}«visit»${c}`, slots)
        const values = fill('n', visit)
        expect(gunzipSync(page.gzip(values)).equals(page.plain(values))).toBe(true)
      }),
    )
  })
})
