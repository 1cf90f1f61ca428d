import { describe, expect, it } from 'vitest'
import { site } from '../../../core/site.ts'
import { sourceOf } from './sources.ts'

describe('where a reader came from', () => {
  it.each([
    [undefined, 'direct'],
    ['', 'direct'],
    ['site', 'site'],
    ['google.com', 'search'],
    ['www.google.com.tr', 'search'],
    ['www.google.de', 'search'],
    ['yandex.com.tr', 'search'],
    ['tr.search.yahoo.com', 'search'],
    ['com.google.android.googlequicksearchbox', 'search'],
    // Not the search, and not the company.
    ['mail.google.com', 'mail.google.com'],
    ['notgoogle.com', 'notgoogle.com'],
    ['google.com.kotu.net', 'google.com.kotu.net'],
    ['WWW.Ornek.COM', 'ornek.com'],
    ['xn--zde-rna.com', 'özde.com'],
    ['ÖZDE.com', 'özde.com'],
    ['ornek.com:8443', 'ornek.com'],
    ['ornek.com.', 'ornek.com'],
  ])('%s is %s', (from, source) => {
    expect(sourceOf(from)).toBe(source)
  })

  it('knows the site itself', () => {
    expect(sourceOf(new URL(site.url).host)).toBe('site')
  })

  it.each([
    'sunucu',
    'search',
    'other',
    '192.168.1.7',
    '0x7f.1',
    '[::1]',
    'ornek.com/gizli?kim=ben',
    'ornek.com?kim=ben',
    'ornek.com#yer',
    'ben:parola@ornek.com',
    'ornek..com',
    '-ornek.com',
    '=cmd.com',
    '"ornek.com',
    'ornek.com;x',
    'orn ek.com',
    'orn\u202eek.com',
    '<b>.com',
    'a.'.repeat(126) + 'com',
    `${'a'.repeat(64)}.com`,
  ])('%s names no site', (from) => {
    expect(sourceOf(from)).toBe('other')
  })
})
