import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as accounts from '../contracts/accounts.ts'
import * as current from '../contracts/current-user.ts'
import * as following from '../contracts/following.ts'
import { configureSite, site } from '../site.ts'
import * as users from '../contracts/users.ts'
import '../validation.ts'
import { firstName, lastName, nameReading, reservedUsernames, username } from './names.ts'

const messagesOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message) ?? []

describe('a first name', () => {
  it.each(['Ayşe', 'Ayşe Nur', 'Iğdır', 'Çağrı', 'Ömer', 'Ümit', 'Âdem', 'Zoë', 'Łukasz'])(
    '%s is fine',
    (name) => {
      expect(firstName.parse(name)).toBe(name)
    },
  )

  it.each(['  Ayşe   Nur ', 'Ayşe\u00a0Nur', 'Ayşe Nur'.normalize('NFD')])(
    'is tidied up: %j',
    (name) => {
      expect(firstName.parse(name)).toBe('Ayşe Nur')
    },
  )

  it.each([
    'Al',
    '  ',
    '',
    'Ay5e',
    'Ayşe!',
    'Ayşe-Nur',
    "Ay'şe",
    'Айше',
    'Αλκη',
    '艾雪花',
    'Ayşe😀',
    'A'.repeat(51),
  ])('is refused when it is %j', (name) => expect(firstName.safeParse(name).success).toBe(false))

  it('is refused with one sentence that says what to do', () => {
    expect(messagesOf(firstName.safeParse('Al'))).toEqual(['Ad en az 3 karakter olmalı.'])
    expect(messagesOf(firstName.safeParse(undefined))).toEqual(['Ad alanı boş geçilemez.'])
    expect(messagesOf(lastName.safeParse('Ö2'))).toEqual(['Soyad yalnızca harflerden oluşmalı.'])
  })
})

describe('the reading of a name', () => {
  it.each([
    [' Ceyms  Coys ', 'Ceyms Coys'],
    ['Gu\u0308l', 'Gül'],
    ['rızâ', 'rızâ'],
    ['ｃｏｙｓ', 'coys'],
    ['  ', null],
    ['', null],
    [null, null],
  ])('%j is kept as %j', (typed, kept) => expect(nameReading.parse(typed)).toBe(kept))

  it.each(['Coys!', 'c0ys', "o'hara", 'Жан', 'jo\u200bys', 'ñandu', 'a'.repeat(102)])(
    'is refused when it is %j',
    (typed) => expect(nameReading.safeParse(typed).success).toBe(false),
  )
})

describe('a username', () => {
  it('is one name however it is spelt', () => {
    for (const spelling of ['Irmak', 'ırmak', 'İrmak', 'irmak', 'IRMAK', ' irmak '])
      expect(username.parse(spelling)).toBe('irmak')
  })

  it.each([
    'аyse',
    'αyse',
    'ayşe nur',
    'ayse-nur',
    'ayse@',
    '..',
    '.ayse',
    'ayse.',
    'a..b',
    'ab',
    'x'.repeat(31),
    '艾雪花',
  ])('is refused when it is %j', (name) => expect(username.safeParse(name).success).toBe(false))

  it('is always fit for an address and stays what it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const result = username.safeParse(text)
        if (!result.success) return
        expect(result.data).toMatch(/^[a-z0-9_.]{3,30}$/)
        expect(username.parse(result.data)).toBe(result.data)
      }),
    )
  })

  it('can be none of the words that addresses begin with', () => {
    const routes = readdirSync(new URL('../../web/routes/', import.meta.url))
    const segments = routes
      .map((file) => file.split('.')[0]!)
      .filter((name) => !name.startsWith('__') && !name.startsWith('@') && name !== 'index')
    for (const segment of segments) expect(reservedUsernames).toContain(segment.replaceAll('-', ''))
    for (const name of ['admin', 'Ad.Min', 'h_o_k_k_a', 'GİRİŞ', 'yönetim'])
      expect(username.safeParse(name).success, name).toBe(false)
  })

  it.each([
    'editor',
    'Editör',
    'EDİTÖR',
    'ed_i.tor',
    'ｅｄｉｔｏｒ',
    'Moderatör',
    'YÖNETİCİ',
    'destek',
    'root',
    'api',
  ])('does not speak for the site: %s', (name) => {
    expect(messagesOf(username.safeParse(name))).toEqual([
      'Bu kullanıcı adı ayrılmış, başka bir ad seçin.',
    ])
  })

  it('is not what an operator calls the site', () => {
    const before = { ...site }
    configureSite({ ...before, name: 'Güz Defteri' })
    for (const name of ['guzdefteri', 'güz.defteri', 'Guz_Defteri'])
      expect(username.safeParse(name).success, name).toBe(false)
    configureSite(before)
    expect(username.safeParse('guzdefteri').success).toBe(true)
  })

  it('can be none of the words that stand where a call expects a name', () => {
    const paths = Object.values({ ...accounts, ...current, ...following, ...users }).flatMap(
      (each) => (typeof each === 'object' && each !== null && 'path' in each ? [each.path] : []),
    )
    const words = paths.flatMap((path) => /^\/users\/([\w-]+)/.exec(path)?.[1] ?? [])
    expect(words).toContain('current')
    for (const word of words) expect(username.safeParse(word).success, word).toBe(false)
  })

  it('is never digits alone, which are an id', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{3,30}$/), (digits) => {
        expect(messagesOf(username.safeParse(digits))).toEqual([
          'Kullanıcı adı yalnızca rakamlardan oluşamaz.',
        ])
        expect(username.safeParse(`${digits.slice(1)}a`).success).toBe(true)
      }),
    )
    expect(username.safeParse('１２３４').success).toBe(false)
    for (const fine of ['1_2', '1.2', '34ist'])
      expect(username.safeParse(fine).success, fine).toBe(true)
  })

  it('may be typed with marks that stand apart, as some keyboards send them', () => {
    expect(username.parse('ayşegül'.normalize('NFD'))).toBe('aysegul')
  })
})
