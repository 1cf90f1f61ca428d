import { describe, expect, it } from 'vitest'
import { pictureFolder, picturePath } from '../../../core/pictures/pictures.ts'
import { entriesHtml } from '../../../core/document/html.ts'
import { feedHtml } from './feed-html.ts'

describe('a picture in a feed', () => {
  it('is one plain picture with a whole address', () => {
    const src = picturePath(
      pictureFolder('a'.repeat(32), { width: 2000, height: 1000 }),
      1280,
      'jpg',
    )
    const data = { key: 'a', src, alt: 'Güz', caption: '', width: 2000, height: 1000 }
    const page = entriesHtml([{ type: 'image', data: { ...data, size: 'wide' } }], {
      origin: 'https://hokka.test',
    })
    expect(page).toContain('<source')
    expect(page).toContain('wide')
    const html = feedHtml(page, 'https://hokka.test')
    expect(html).toContain(
      `<img src="https://hokka.test${src}" alt="Güz" width="2000" height="1000">`,
    )
    expect(html).not.toMatch(/<\/?(?:picture|source)|wide/)
  })
})
