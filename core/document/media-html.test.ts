import { describe, expect, it } from 'vitest'
import { entriesHtml } from './html.ts'
import type { Entry, Picture, UrlMeta } from './types.ts'

const html = (entry: Entry) => entriesHtml([entry])
const picture: Picture = {
  src: '/uploads/2026/guz.jpg',
  alt: 'Sarı "yaprak"',
  caption: 'Balat, ekim',
  width: 1600,
  height: 900,
}

describe('an image', () => {
  it('has its size, its words and waits its turn', () => {
    expect(html({ type: 'image', data: { key: 'k', ...picture } })).toBe(
      '<figure class="image"><a href="/uploads/2026/guz.jpg" data-lightbox="k" data-width="1600" data-height="900"><img src="/uploads/2026/guz.jpg" alt="Sarı &quot;yaprak&quot;" width="1600" height="900" loading="lazy" decoding="async"></a><figcaption>Balat, ekim</figcaption></figure>',
    )
  })

  it('offers its variants, narrow first, and a placeholder', () => {
    const data = {
      key: 'k',
      ...picture,
      alt: '',
      caption: '',
      variants: [
        { url: '/uploads/guz-800.webp', width: 800 },
        { url: '/uploads/guz-400.webp', width: 400 },
      ],
      placeholder: 'data:image/webp;base64,UklGRg==',
    }
    expect(html({ type: 'image', data })).toBe(
      '<figure class="image"><a href="/uploads/2026/guz.jpg" data-lightbox="k" data-width="1600" data-height="900" aria-label="Görseli büyüt"><img src="/uploads/2026/guz.jpg" srcset="/uploads/guz-400.webp 400w, /uploads/guz-800.webp 800w, /uploads/2026/guz.jpg 1600w" sizes="(max-width: 728px) 100vw, 680px" alt="" width="1600" height="900" loading="lazy" decoding="async" style="background-image:url(data:image/webp;base64,UklGRg==)"></a></figure>',
    )
  })

  it('may have a colour for a placeholder', () => {
    expect(
      html({ type: 'image', data: { key: 'k', ...picture, placeholder: '#a0b1c2' } }),
    ).toContain(' style="background-color:#a0b1c2"')
  })
})

describe('a gallery', () => {
  it('is a group of links to the whole pictures', () => {
    const images = [picture, { ...picture, src: '/uploads/b.png', alt: '', caption: '' }]
    expect(html({ type: 'gallery', data: { key: 'g1', images } })).toBe(
      '<figure class="gallery" role="group" aria-label="Galeri: 2 görsel">' +
        '<figure><a href="/uploads/2026/guz.jpg" data-lightbox="g1" data-width="1600" data-height="900"><img src="/uploads/2026/guz.jpg" alt="Sarı &quot;yaprak&quot;" width="1600" height="900" loading="lazy" decoding="async"></a><figcaption>Balat, ekim</figcaption></figure>' +
        '<figure><a href="/uploads/b.png" data-lightbox="g1" data-width="1600" data-height="900" aria-label="2. görseli büyüt"><img src="/uploads/b.png" alt="" width="1600" height="900" loading="lazy" decoding="async"></a></figure>' +
        '</figure>',
    )
  })
})

describe('an embed', () => {
  const embed = (url: string, title?: string): Entry => ({
    type: 'embed',
    data: { key: 'k', url, embed: title ? { provider: 'X', title, html: '<iframe>' } : null },
  })

  it('waits to be asked for, with a link beside it', () => {
    expect(html(embed('https://www.youtube.com/watch?v=fJ9rUzIMcZQ&t=1', 'Güz <3'))).toBe(
      '<figure class="embed" data-embed="https://www.youtube.com/watch?v=fJ9rUzIMcZQ&amp;t=1" data-kind="video"><span class="embed-provider">YouTube</span><span class="embed-title">Güz &lt;3</span><span class="embed-actions"><button type="button" data-embed-load>Videoyu yükle</button><a href="https://www.youtube.com/watch?v=fJ9rUzIMcZQ&amp;t=1" rel="ugc nofollow noopener">youtube.com üzerinde aç</a></span></figure>',
    )
  })

  it.each([
    ['https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC', 'Spotify', 'Ses kaydını yükle'],
    ['https://vimeo.com/1', 'Vimeo', 'Videoyu yükle'],
    ['https://x.com/a/status/1', 'X', 'İçeriği yükle'],
  ])('names what %s would load', (url, provider, label) => {
    expect(html(embed(url))).toContain(`<span class="embed-provider">${provider}</span>`)
    expect(html(embed(url))).toContain(`<button type="button" data-embed-load>${label}</button>`)
  })

  it('of a place that no frame shows is a link only, whatever its author says', () => {
    expect(html(embed('https://ornek.com/1', 'Bir şey'))).not.toContain('<button')
    expect(html(embed('https://www.youtube.com/@kanal', 'Bir kanal'))).not.toContain('<button')
    expect(html(embed('https://www.youtube.com/@kanal', 'Bir kanal'))).toContain(
      '<span class="embed-provider">YouTube</span>',
    )
    expect(html(embed('https://youtube.com.evil.example/1', 'x'))).toContain(
      '<span class="embed-provider">youtube.com.evil.example</span>',
    )
  })
})

describe('a link card', () => {
  const card = (meta: UrlMeta | null): Entry => ({
    type: 'link',
    data: { key: 'k', url: 'https://www.ornek.com/a', meta },
  })

  it('shows title, description and site', () => {
    const meta = { title: 'Başlık', description: 'Özet', image: null, siteName: 'Örnek' }
    expect(html(card(meta))).toBe(
      '<p class="link-card"><a class="card" href="https://www.ornek.com/a" rel="ugc nofollow noopener"><span class="card-text"><span class="card-title">Başlık</span><span class="card-description">Özet</span><span class="card-site">Örnek</span></span></a></p>',
    )
  })

  it('falls back to the address', () => {
    expect(html(card(null))).toBe(
      '<p class="link-card"><a class="card" href="https://www.ornek.com/a" rel="ugc nofollow noopener"><span class="card-text"><span class="card-title">https://www.ornek.com/a</span><span class="card-site">ornek.com</span></span></a></p>',
    )
  })

  it('shows a picture only from here', () => {
    expect(html(card({ title: 'a', image: '/uploads/a.png' }))).toContain(
      '<img src="/uploads/a.png" alt="" loading="lazy" decoding="async">',
    )
    expect(html(card({ title: 'a', image: 'https://ornek.com/a.png' }))).not.toContain('<img')
  })
})
