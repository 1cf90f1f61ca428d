import { describe, expect, it } from 'vitest'
import { frameOf } from './frames.ts'

const src = (address: string) => frameOf(address)?.src

describe('the player of an address', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=fJ9rUzIMcZQ',
      'www.youtube-nocookie.com/embed/fJ9rUzIMcZQ?autoplay=1',
    ],
    [
      'https://m.youtube.com/watch?app=x&v=fJ9rUzIMcZQ&t=42s',
      'www.youtube-nocookie.com/embed/fJ9rUzIMcZQ?autoplay=1&start=42',
    ],
    [
      'https://youtu.be/fJ9rUzIMcZQ?t=7',
      'www.youtube-nocookie.com/embed/fJ9rUzIMcZQ?autoplay=1&start=7',
    ],
    [
      'https://youtube.com/shorts/fJ9rUzIMcZQ',
      'www.youtube-nocookie.com/embed/fJ9rUzIMcZQ?autoplay=1',
    ],
    ['https://vimeo.com/76979871', 'player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    [
      'https://vimeo.com/76979871/abcdef1234',
      'player.vimeo.com/video/76979871?h=abcdef1234&dnt=1&autoplay=1',
    ],
    ['https://www.dailymotion.com/video/x84sh87', 'geo.dailymotion.com/player.html?video=x84sh87'],
    ['https://dai.ly/x84sh87', 'geo.dailymotion.com/player.html?video=x84sh87'],
    [
      'https://www.ted.com/talks/elif_safak_the_politics_of_fiction',
      'embed.ted.com/talks/lang/tr/elif_safak_the_politics_of_fiction',
    ],
    [
      'https://open.spotify.com/intl-tr/track/4uLU6hMCjMI75M1A2tKUQC',
      'open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
    ],
    [
      'https://soundcloud.com/biri/bir-kayit',
      'w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fbiri%2Fbir-kayit',
    ],
    [
      'https://podcasts.apple.com/tr/podcast/ad/id123?i=456',
      'embed.podcasts.apple.com/tr/podcast/ad/id123?i=456',
    ],
    [
      'https://twitter.com/biri/status/123',
      'platform.twitter.com/embed/Tweet.html?id=123&dnt=true&lang=tr',
    ],
    ['https://www.instagram.com/p/Cabc_d-1/', 'www.instagram.com/p/Cabc_d-1/embed/'],
    ['https://codepen.io/biri/pen/AbCdE', 'codepen.io/biri/embed/AbCdE?default-tab=result'],
  ])('%s', (address, expected) => {
    expect(src(address)).toBe(`https://${expected}`)
  })

  it.each([
    'https://gist.github.com/biri/1',
    'https://ornek.com/video/1',
    'https://youtube.com.evil.example/watch?v=fJ9rUzIMcZQ',
    'https://www.youtube.com/watch?v=../../evil',
    'https://www.youtube.com/@kanal',
    'https://open.spotify.com/embed/../x',
    'https://vimeo.com/javascript',
    'https://codepen.io/a/pen/b"onload=',
    'javascript:alert(1)',
    '',
  ])('is not made up for %s', (address) => {
    expect(frameOf(address)).toBeNull()
  })

  it('names its site and keeps a place of its size', () => {
    expect(frameOf('https://youtu.be/fJ9rUzIMcZQ')).toMatchObject({
      name: 'YouTube',
      height: undefined,
    })
    expect(frameOf('https://open.spotify.com/episode/4uLU6hMCjMI75M1A2tKUQC')).toMatchObject({
      name: 'Spotify',
      height: 152,
    })
  })
})
