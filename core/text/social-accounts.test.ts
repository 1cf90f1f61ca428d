import { describe, expect, it } from 'vitest'
import { type Platform, socialAccountOf } from './social-accounts.ts'

describe('socialAccountOf', () => {
  it.each<[Platform, string, string, string]>([
    ['X', ' @Ayse_D ', 'ayse_d', 'https://x.com/ayse_d'],
    ['X', 'https://twitter.com/ayse', 'ayse', 'https://x.com/ayse'],
    ['Instagram', 'instagram.com/ayse.d/', 'ayse.d', 'https://www.instagram.com/ayse.d'],
    ['YouTube', 'https://www.youtube.com/@ayse', 'ayse', 'https://www.youtube.com/@ayse'],
    ['LinkedIn', 'tr.linkedin.com/in/ayse-d', 'ayse-d', 'https://www.linkedin.com/in/ayse-d'],
    ['GitHub', 'ayse', 'ayse', 'https://github.com/ayse'],
    ['TikTok', '@ayse', 'ayse', 'https://www.tiktok.com/@ayse'],
    ['Mastodon', 'Ayse@Toplum.org', '@ayse@toplum.org', 'https://toplum.org/@ayse'],
    ['Mastodon', 'https://toplum.org/@ayse', '@ayse@toplum.org', 'https://toplum.org/@ayse'],
    ['Web sitesi', 'ayse.org/', 'ayse.org', 'https://ayse.org/'],
    ['Web sitesi', 'http://ayse.org/yazilar?a=1', 'ayse.org/yazilar', 'http://ayse.org/yazilar'],
  ])('%s %j', (platform, typed, handle, url) => {
    expect(socialAccountOf(platform, typed)).toEqual({ platform, handle, url })
  })

  it.each<[Platform, string]>([
    ['X', ''],
    ['X', 'https://kotu.org/ayse'],
    ['X', 'x.com/ayse/status/1'],
    ['X', 'iki kelime'],
    ['GitHub', 'javascript:alert(1)'],
    ['Mastodon', 'ayse'],
    ['Mastodon', 'https://toplum.org/ayse'],
    ['Web sitesi', 'javascript:alert(1)'],
    ['Web sitesi', 'https://banka.org@kotu.org'],
    ['Web sitesi', 'yerel'],
    ['Web sitesi', 'a.org/'.repeat(100)],
  ])('finds none: %s %j', (platform, typed) => {
    expect(socialAccountOf(platform, typed)).toBeNull()
  })
})
