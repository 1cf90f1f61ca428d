import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JoinedPage } from './joined-page.ts'

const slot = '«viewerData»'

describe('a joined page', () => {
  it('fills its slot, plain and compressed alike', () => {
    const page = new JoinedPage('<p>«viewerData»</p><p>ğüş</p>', slot)
    const viewerData = Buffer.from('{"viewer":null}')
    const expected = '<p>{"viewer":null}</p><p>ğüş</p>'
    expect(page.plain(viewerData).toString()).toBe(expected)
    expect(gunzipSync(page.gzip(viewerData)).toString()).toBe(expected)
  })

  it('is whole without a slot, too', () => {
    const page = new JoinedPage('<p>Bir sorun oluştu.</p>', slot)
    expect(gunzipSync(page.gzip(Buffer.from('kimse'))).toString()).toBe('<p>Bir sorun oluştu.</p>')
  })

  it('keeps its hash whatever fills its slot or marks it, and changes it with the text', () => {
    const one = new JoinedPage('a«viewerData»b', slot)
    expect(new JoinedPage('a«other»b', '«other»').hash).toBe(one.hash)
    expect(new JoinedPage('a«viewerData»c', slot).hash).not.toBe(one.hash)
  })

  it('is the same text compressed or not, for any text and any filling', () => {
    const text = fc.string({ unit: 'binary', maxLength: 2000 })
    fc.assert(
      fc.property(text, text, fc.string({ maxLength: 200_000 }), (before, after, filling) => {
        const page = new JoinedPage(`${before}«viewerData»${after}`, slot)
        const viewerData = Buffer.from(filling)
        expect(gunzipSync(page.gzip(viewerData)).equals(page.plain(viewerData))).toBe(true)
      }),
    )
  })
})
