import { describe, expect, it } from 'vitest'
import type { DeviceCopy } from './device-copies.ts'
import { startWith } from './opening.ts'
import type { ServerCopy } from './server-copy.ts'
import { emptyText, type WrittenText } from './written-text.ts'

const titled = (title: string): WrittenText => ({ ...emptyText, title })
const anchor = { postId: 7, creationKey: '', status: 2, version: 3, editVersion: 0 }
const copy: ServerCopy = {
  ...{ anchor, text: titled('Sunucuda'), updatedAt: 0 },
  slug: null,
  publishTime: null,
}
const found = (changes: Partial<DeviceCopy>): DeviceCopy => ({
  ...{ key: '5/7/w', writer: 'w', anchor, changedAt: 0 },
  text: titled('Aygıtta'),
  base: titled('Sunucuda'),
  ...changes,
})
const older = { ...anchor, version: 2 }

describe('the page begins', () => {
  it('empty where there is nothing', () => {
    expect(startWith(null, null)).toMatchObject({ text: emptyText, base: null, found: null })
  })

  it('with the key of the text that was never sent, so that it stays one post', () => {
    const left = found({ anchor: { ...anchor, postId: null, creationKey: 'k1' } })
    expect(startWith(null, left)).toMatchObject({
      record: { anchor: { postId: null, creationKey: 'k1' } },
      text: { title: 'Aygıtta' },
      found: left,
    })
  })

  it('with the server’s text', () => {
    expect(startWith(copy, null)).toMatchObject({ text: { title: 'Sunucuda' }, newer: null })
  })

  it('with the device’s when it was written on top of the server’s', () => {
    const start = startWith(copy, found({}))
    expect(start).toMatchObject({ text: { title: 'Aygıtta' }, base: copy.text, newer: null })
    expect(start.found).not.toBeNull()
  })

  it('with a question when the server’s went on meanwhile', () => {
    const start = startWith(copy, found({ anchor: older, base: titled('Önceki') }))
    expect(start).toMatchObject({
      text: { title: 'Aygıtta' },
      base: { title: 'Önceki' },
      newer: copy,
    })
  })

  it('without one when only its number did', () => {
    const start = startWith(copy, found({ anchor: older }))
    expect(start).toMatchObject({ newer: null, record: { anchor: { version: 3 } } })
  })

  it('as if nothing had been left when the server has the same words', () => {
    const start = startWith(copy, found({ anchor: older, text: titled('Sunucuda') }))
    expect(start).toMatchObject({ found: null, newer: null })
  })
})
