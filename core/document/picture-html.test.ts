import { describe, expect, it } from 'vitest'
import { entriesHtml } from './html.ts'
import { sizesFor } from './picture-sizes.ts'
import type { ImageEntry, Picture } from './types.ts'

const folder = `/uploads/${'ab12'.repeat(8)}_1000x500`
const picture: Picture = {
  src: `${folder}/1000.jpg`,
  alt: 'Sarı "yaprak"',
  caption: '',
  // What an author says about it is not what counts.
  width: 3,
  height: 7,
  variants: [{ url: '/uploads/baska.webp', width: 5 }],
  placeholder: 'data:image/webp;base64,UklGRg==',
}
const srcset = [320, 640, 960, 1000].map((width) => `${folder}/${width}.webp ${width}w`).join(', ')

const image = (changes: Partial<ImageEntry['data']> = {}) =>
  entriesHtml([{ type: 'image', data: { key: 'k', ...picture, ...changes } }])

describe('a picture we made', () => {
  it('is offered as WebP in every size, with its own size and a fallback', () => {
    expect(image()).toBe(
      `<figure class="image"><a href="${folder}/1000.webp" data-lightbox="k" data-width="1000" data-height="500"><picture><source type="image/webp" srcset="${srcset}" sizes="(max-width: 728px) 100vw, 680px"><img src="${folder}/1000.jpg" alt="Sarı &quot;yaprak&quot;" width="1000" height="500" loading="lazy" decoding="async" style="background-image:url(data:image/webp;base64,UklGRg==)"></picture></a></figure>`,
    )
  })

  it.each([
    ['small', '340px'],
    ['wide', '(max-width: 1056px) 100vw, 992px'],
  ] as const)('can be %s', (size, sizes) => {
    expect(image({ size })).toBe(
      image()
        .replace('class="image"', `class="image ${size}"`)
        .replace(/sizes="[^"]*"/, `sizes="${sizes}"`),
    )
  })

  it('is normal in a size that nobody knows', () => {
    expect(image({ size: '"><script>' as 'wide' })).toBe(image())
  })

  it('leads from a gallery to its largest size', () => {
    const html = entriesHtml([{ type: 'gallery', data: { key: 'g', images: [picture] } }])
    expect(html).toContain(
      `<a href="${folder}/1000.webp" data-lightbox="g" data-width="1000" data-height="500"><picture>`,
    )
    expect(html).toContain('sizes="(max-width: 728px) 50vw, 336px"')
  })

  it.each([`${folder}/999.jpg`, `${folder}/321.webp`, `${folder}x/1000.jpg`, '/uploads/a.jpg'])(
    'is not what %s names',
    (src) => {
      expect(image({ src })).not.toContain('<picture>')
      expect(image({ src })).toContain(`<img src="${src}"`)
    },
  )
})

it.each([
  [340, []],
  [341, ['small', 'normal']],
  [680, ['small', 'normal']],
  [681, ['small', 'normal', 'wide']],
])('a picture of %d pixels has the sizes %j', (width, sizes) => {
  expect(sizesFor(width)).toEqual(sizes)
})
