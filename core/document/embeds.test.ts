import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { community } from '../../demo/community.ts'
import { frameAttributes, frameHtml, pressedAttributes } from './embed-frame.ts'
import { embedOf, frameSources, isShortLink, playerOf, players } from './embeds.ts'
import { documentLimits } from './limits.ts'

/** Link, the same as its site writes it, and its frame. */
const known: [string, string, string][] = [
  [
    'https://www.youtube.com/watch?v=fJ9rUzIMcZQ&si=abc',
    'https://www.youtube.com/watch?v=fJ9rUzIMcZQ',
    'https://www.youtube-nocookie.com/embed/fJ9rUzIMcZQ',
  ],
  [
    'http://m.youtube.com/watch?app=x&v=fJ9rUzIMcZQ&t=42s',
    'https://www.youtube.com/watch?v=fJ9rUzIMcZQ&t=42s',
    'https://www.youtube-nocookie.com/embed/fJ9rUzIMcZQ?start=42',
  ],
  [
    'https://youtu.be/fJ9rUzIMcZQ?t=1h2m3s',
    'https://www.youtube.com/watch?v=fJ9rUzIMcZQ&t=3723s',
    'https://www.youtube-nocookie.com/embed/fJ9rUzIMcZQ?start=3723',
  ],
  [
    'https://youtube.com/shorts/fJ9rUzIMcZQ',
    'https://www.youtube.com/watch?v=fJ9rUzIMcZQ',
    'https://www.youtube-nocookie.com/embed/fJ9rUzIMcZQ',
  ],
  [
    'https://www.youtube.com/playlist?list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG',
    'https://www.youtube.com/playlist?list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG',
  ],
  [
    'https://vimeo.com/76979871?share=copy',
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=abcdef1234',
    'https://vimeo.com/76979871/abcdef1234',
    'https://player.vimeo.com/video/76979871?h=abcdef1234&dnt=1',
  ],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ],
  [
    'https://www.dailymotion.com/video/x84sh87_bir-baslik',
    'https://www.dailymotion.com/video/x84sh87',
    'https://geo.dailymotion.com/player.html?video=x84sh87',
  ],
  [
    'https://dai.ly/x84sh87',
    'https://www.dailymotion.com/video/x84sh87',
    'https://geo.dailymotion.com/player.html?video=x84sh87',
  ],
  [
    'https://www.ted.com/talks/elif_safak_the_politics_of_fiction?language=tr',
    'https://www.ted.com/talks/elif_safak_the_politics_of_fiction',
    'https://embed.ted.com/talks/lang/tr/elif_safak_the_politics_of_fiction',
  ],
  [
    'https://www.tiktok.com/@biri.si/video/6718335390845095173?is_from_webapp=1',
    'https://www.tiktok.com/@biri.si/video/6718335390845095173',
    'https://www.tiktok.com/player/v1/6718335390845095173?rel=0',
  ],
  [
    'https://open.spotify.com/intl-tr/track/4uLU6hMCjMI75M1A2tKUQC?si=1',
    'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
    'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
  ],
  [
    'https://m.soundcloud.com/biri/bir-kayit?utm_source=x',
    'https://soundcloud.com/biri/bir-kayit',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fbiri%2Fbir-kayit',
  ],
  [
    'https://soundcloud.com/biri/sets/bir-dizi/s-Ab1',
    'https://soundcloud.com/biri/sets/bir-dizi/s-Ab1',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fbiri%2Fsets%2Fbir-dizi%2Fs-Ab1',
  ],
  [
    'https://podcasts.apple.com/tr/podcast/ad/id123?i=456&l=tr',
    'https://podcasts.apple.com/tr/podcast/ad/id123?i=456',
    'https://embed.podcasts.apple.com/tr/podcast/ad/id123?i=456',
  ],
  [
    'https://twitter.com/biri/status/123?s=20',
    'https://x.com/biri/status/123',
    'https://platform.twitter.com/embed/Tweet.html?id=123&dnt=true&lang=tr',
  ],
  [
    'https://x.com/i/web/status/123/photo/1',
    'https://x.com/i/web/status/123',
    'https://platform.twitter.com/embed/Tweet.html?id=123&dnt=true&lang=tr',
  ],
  [
    'https://www.instagram.com/biri/reel/Cabc_d-1/?igsh=x',
    'https://www.instagram.com/reel/Cabc_d-1/',
    'https://www.instagram.com/reel/Cabc_d-1/embed/',
  ],
  [
    'https://codepen.io/team/biri/full/AbCdE',
    'https://codepen.io/team/biri/pen/AbCdE',
    'https://codepen.io/team/biri/embed/AbCdE?default-tab=result',
  ],
  [
    'https://gist.github.com/biri/8be1952a8d03f8a31b17#file-x-js',
    'https://gist.github.com/biri/8be1952a8d03f8a31b17',
    'https://gist.github.com/biri/8be1952a8d03f8a31b17.pibb',
  ],
  [
    'https://www.google.com/maps/place/Galata+Kulesi/@41.0256,28.9742,17.5z/data=!3m1?entry=ttu',
    'https://www.google.com/maps/place/Galata+Kulesi/@41.0256,28.9742,17.5z/data=!3m1',
    'https://www.google.com/maps?q=Galata+Kulesi&ll=41.0256%2C28.9742&z=17&hl=tr&output=embed',
  ],
  [
    'https://www.google.com.tr/maps/@41.0256,28.9742,15z',
    'https://www.google.com/maps/@41.0256,28.9742,15z',
    'https://www.google.com/maps?ll=41.0256%2C28.9742&z=15&hl=tr&output=embed',
  ],
  [
    'https://maps.google.com/?q=K%C4%B1z+Kulesi&z=14',
    'https://www.google.com/maps?q=K%C4%B1z+Kulesi&z=14',
    'https://www.google.com/maps?q=K%C4%B1z+Kulesi&z=14&hl=tr&output=embed',
  ],
  [
    'https://www.google.com/maps/search/?api=1&query=Sahaf',
    'https://www.google.com/maps/search/?api=1&query=Sahaf',
    'https://www.google.com/maps?q=Sahaf&hl=tr&output=embed',
  ],
  [
    'https://www.google.com/maps/dir/Kad%C4%B1k%C3%B6y/Be%C5%9Fikta%C5%9F/@41,29,13z',
    'https://www.google.com/maps/dir/Kad%C4%B1k%C3%B6y/Be%C5%9Fikta%C5%9F/@41,29,13z',
    'https://www.google.com/maps?saddr=Kad%C4%B1k%C3%B6y&daddr=Be%C5%9Fikta%C5%9F&hl=tr&output=embed',
  ],
  [
    'https://www.google.com/maps/embed?pb=!1m18!1m12!2sGalata%20Kulesi',
    'https://www.google.com/maps/embed?pb=%211m18%211m12%212sGalata+Kulesi',
    'https://www.google.com/maps/embed?pb=%211m18%211m12%212sGalata+Kulesi',
  ],
]

describe('the player of an address', () => {
  it.each(known)('%s', (address, url, src) => {
    expect(embedOf(address)).toMatchObject({ url, src })
  })

  it('is known for every site in the list', () => {
    const names = new Set(known.map(([address]) => embedOf(address)?.player.name))
    expect(players.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([])
  })

  it.each(known)('is the same for the address as it is kept: %s', (_, url, src) => {
    expect(embedOf(url)).toMatchObject({ url, src })
  })

  it.each([
    'https://ornek.com/video/1',
    'https://youtube.com.evil.example/watch?v=fJ9rUzIMcZQ',
    'https://evil.example/www.youtube.com/watch?v=fJ9rUzIMcZQ',
    'https://youtube.com:8443/watch?v=fJ9rUzIMcZQ',
    'https://youtube.com@evil.example/watch?v=fJ9rUzIMcZQ',
    'https://www.youtube.com/watch?v=../../evil',
    'https://www.youtube.com/@kanal',
    'https://www.youtube.com/playlist?list="onload=',
    'https://open.spotify.com/embed/../x',
    'https://vimeo.com/javascript',
    'https://www.dailymotion.com/kanal',
    'https://soundcloud.com/discover/sets/haftalik',
    'https://www.tiktok.com/@biri',
    'https://vm.tiktok.com/ZMabc/',
    'https://codepen.io/a/pen/b"onload=',
    'https://gist.github.com/biri',
    'https://gist.github.com/biri/1/../../evil',
    'https://www.google.com/search?q=Galata',
    'https://www.google.com/maps',
    'https://www.google.com/maps/embed?pb=evil',
    'https://docs.google.com/maps/place/x',
    `https://www.google.com/maps/place/${'ş'.repeat(400)}`,
    'javascript:alert(1)',
    '',
  ])('is not made up for %s', (address) => {
    expect(embedOf(address)).toBeNull()
  })

  it('names its site also where there is no player', () => {
    expect(playerOf('https://www.youtube.com/@kanal')?.name).toBe('YouTube')
    expect(playerOf('https://www.google.com/maps/contrib/1')?.name).toBe('Google Haritalar')
    expect(playerOf('https://www.google.com/search?q=maps')).toBeUndefined()
    expect(playerOf('https://youtube.com.evil.example/')).toBeUndefined()
  })
})

describe('a short link', () => {
  it.each([
    'https://vm.tiktok.com/ZMabc/',
    'https://www.tiktok.com/t/ZMabc/',
    'https://on.soundcloud.com/abc',
    'https://spotify.link/abc',
    'https://maps.app.goo.gl/abc',
    'https://goo.gl/maps/abc',
  ])('is known: %s', (address) => {
    expect(isShortLink(address)).toBe(true)
  })

  it.each(['https://goo.gl/abc', 'https://evil.example/vm.tiktok.com/a', 'https://youtu.be/abc'])(
    'is nothing else: %s',
    (address) => {
      expect(isShortLink(address)).toBe(false)
    },
  )
})

/** As a browser reads one source of `frame-src`: a path that ends in a slash takes what is below it. */
function lets(source: string, src: string): boolean {
  const [allowed, asked] = [new URL(source), new URL(src)]
  if (allowed.origin !== asked.origin) return false
  const path = /^https:\/\/[^/]+$/.test(source) ? '/' : allowed.pathname
  return path.endsWith('/') ? asked.pathname.startsWith(path) : asked.pathname === path
}

describe('a frame', () => {
  it('comes only from where the policy lets it come from', () => {
    for (const [address] of known) {
      const { src } = embedOf(address)!
      expect(frameSources.filter((source) => lets(source, src)).length, src).toBeGreaterThan(0)
    }
  })

  it('can neither lead the page elsewhere nor put a file on the disk', () => {
    for (const [address] of known) {
      const { sandbox } = frameAttributes(embedOf(address)!)
      expect(sandbox).not.toMatch(/top-navigation|allow-downloads|storage-access/)
    }
  })

  it('begins by itself only for somebody who pressed its button', () => {
    const video = embedOf('https://youtu.be/fJ9rUzIMcZQ?t=7')!
    expect(pressedAttributes(video).src).toBe(`${video.src}&autoplay=1`)
    expect(pressedAttributes(embedOf('https://youtu.be/fJ9rUzIMcZQ')!).src).toMatch(/\?autoplay=1$/)
    const song = embedOf('https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC')!
    expect(pressedAttributes(song)).toEqual(frameAttributes(song))
  })

  it('is written as one element, whatever its title says', () => {
    const video = embedOf('https://youtu.be/fJ9rUzIMcZQ?t=7')!
    expect(frameHtml(video, 'Güz "ve" <script>')).toBe(
      '<iframe src="https://www.youtube-nocookie.com/embed/fJ9rUzIMcZQ?start=7" title="YouTube: Güz &quot;ve&quot; &lt;script&gt;" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin" width="640" height="360" loading="lazy"></iframe>',
    )
  })

  it('fits into a block with the longest address and title', () => {
    const words = 'ş'.repeat(160)
    const map = embedOf(`https://www.google.com/maps/dir/${words}/${words}/`)!
    const title = '"'.repeat(documentLimits.cardTitleLength)
    expect(frameHtml(map, title).length).toBeLessThan(documentLimits.frameLength)
  })
})

it('no address, however it is written, gives a frame of an unknown place', () => {
  const hosts = players.flatMap(({ hosts }) => hosts)
  const address = fc
    .tuple(
      fc.constantFrom(...hosts, 'www.google.com/maps', 'evil.example'),
      fc.webPath(),
      fc.webQueryParameters({ size: 'large' }),
    )
    .map(([host, path, query]) => `https://${host}${path}?${query}`)
  const mutated = fc
    .constantFrom(...known.map(([address]) => address))
    .chain((address) =>
      fc
        .tuple(fc.nat(address.length), fc.string({ maxLength: 6, unit: 'binary' }))
        .map(([index, text]) => address.slice(0, index) + text + address.slice(index)),
    )
  fc.assert(
    fc.property(fc.oneof(address, mutated), (text) => {
      const embed = embedOf(text)
      if (embed === null) return
      expect(frameSources.some((source) => lets(source, embed.src))).toBe(true)
      expect(embed.src).toMatch(/^https:\/\/[\x21-\x7e]+$/)
      expect(embed.src).not.toMatch(/["'<>\\]/)
      expect(embedOf(embed.url)).toEqual(embed)
    }),
    { numRuns: 2000 },
  )
})

it('the demo posts hold only players that can be shown', () => {
  const posts = [...community({ now: new Date('2026-11-15T09:00:00Z') }).posts()].flat()
  const addresses = posts.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.type === 'embed' ? entry.data.url : [])),
  )
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((address) => embedOf(address) === null)).toEqual([])
})
