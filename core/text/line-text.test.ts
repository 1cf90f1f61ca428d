import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectLinear } from '../../tests/support/growth.ts'
import { listForm } from '../contracts/bookmarks.ts'
import { commentText } from '../contracts/comment-writing.ts'
import { hasHiddenSigns, isVisible, tidyLine, tidyName, withoutHiddenSigns } from './line-text.ts'
import { firstName, lastName, username } from './names.ts'
import { excerpt, tag, title } from '../contracts/post-forms.ts'
import '../validation.ts'

/** Named by what they do, so that a failure says which one got through. */
const harmful: Record<string, string> = {
  'right-to-left override': '\u202e',
  'left-to-right override': '\u202d',
  'right-to-left embedding': '\u202b',
  'end of embedding': '\u202c',
  'right-to-left isolate': '\u2067',
  'first strong isolate': '\u2068',
  'end of isolate': '\u2069',
  'right-to-left mark': '\u200f',
  'left-to-right mark': '\u200e',
  'arabic letter mark': '\u061c',
  'zero-width space': '\u200b',
  'zero-width joiner': '\u200d',
  'zero-width non-joiner': '\u200c',
  'word joiner': '\u2060',
  'soft hyphen': '\u00ad',
  'hangul filler': '\u3164',
  'half-width hangul filler': '\uffa0',
  'braille blank': '\u2800',
  'invisible plus': '\u2064',
  'variation selector': '\ufe0f',
  'tag letter': '\u{e0061}',
  bell: '\u0007',
  escape: '\u001b',
  delete: '\u007f',
  'next line': '\u0085',
  noncharacter: '\ufffe',
}
const signs = Object.entries(harmful)

const refusesIn = (schema: { safeParse(value: unknown): { success: boolean } }, text: string) =>
  expect(schema.safeParse(text).success, JSON.stringify(text)).toBe(false)

describe.each(signs)('%s', (_, sign) => {
  it('is refused in titles, names, tags and lists, at the start, inside and at the end', () => {
    for (const text of [`${sign}Ankara`, `Ank${sign}ara`, `Ankara${sign}`, sign.repeat(5)]) {
      for (const schema of [title, excerpt, tag, firstName, lastName]) refusesIn(schema, text)
      refusesIn(username, text)
      expect(listForm.safeParse({ name: text }).success, text).toBe(false)
    }
  })

  it('alone is no comment', () => {
    expect(commentText.safeParse(` ${sign}\n${sign} `).success).toBe(false)
  })
})

describe('what is refused', () => {
  it('is named with its field', () => {
    const message = (schema: typeof title, text: string) =>
      schema.safeParse(text).error?.issues[0]?.message
    const rest = 'görünmeyen ya da yazının yönünü değiştiren işaretler bulunamaz.'
    expect(message(title, 'fatura\u202efdp.exe')).toBe(`Başlıkta ${rest}`)
    expect(message(excerpt, 'fatura\u202efdp.exe')).toBe(`Özette ${rest}`)
    expect(message(firstName, 'Ay\u200bşe')).toBe('Ad yalnızca harflerden oluşmalı.')
    expect(message(tag, 'gü\u00adz')).toBe('Etiket yalnızca harflerden oluşmalı.')
    const list = listForm.safeParse({ name: '\u202eyıllık' })
    expect(list.error?.issues[0]).toMatchObject({
      path: ['name'],
      message: `Listenin adında ${rest}`,
    })
  })

  it('is also what shows nothing', () => {
    for (const text of ['\u0301\u0301\u0301', '\u2800\u2800\u2800', '\u3164\u3164\u3164'])
      expect(title.safeParse(text).success, JSON.stringify(text)).toBe(false)
  })
})

describe('what people write', () => {
  it.each([
    'İstanbul’da bir gün: 10.00–12.30',
    '“Nedir?” diye sordu…',
    'Ölçü: ½ × 3 m² ≈ 50 %',
    'Yazılımcı 👩‍💻 ve ailesi 👨‍👩‍👧‍👦',
    'Bayrak 🇹🇷, 🏴󠁧󠁢󠁥󠁮󠁧󠁿, 🏴‍☠️, 🏳️‍🌈',
    'El 👋🏽, kalp ❤️ ve ❤︎, tuş 1️⃣',
    'Yeni bir bileşim: 🧑🏽‍🫃',
    'العربية ve עברית',
    'C# ile 𝄞',
  ])('stays in a title: %s', (text) => {
    expect(title.parse(text)).toBe(text)
    expect(withoutHiddenSigns(text)).toBe(text)
  })

  it('in full-width letters is the same in ordinary ones', () => {
    expect(title.parse('Ｈｏｋｋａ ２０２６’da')).toBe('Hokka 2026’da')
    expect(firstName.parse('Ａｙşｅ')).toBe('Ayşe')
    expect(lastName.parse('Ｋａｙａ')).toBe('Kaya')
    expect(tag.parse('ｇüｚ')).toBe('güz')
    expect(username.parse('ａｙｓｅ＿１９９０')).toBe('ayse_1990')
    expect(listForm.parse({ name: 'Ｙａｚ' }).name).toBe('Yaz')
    expect(firstName.parse('Ｅ\uff4cif')).toBe('Elif')
  })

  it('on several lines becomes one', () => {
    expect(title.parse('Bir\tiki\r\nüç\u2028dört\u00a0beş')).toBe('Bir iki üç dört beş')
  })
})

describe('the rule', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.oneof(
          fc.constantFrom(...Object.values(harmful)),
          fc.constantFrom(...Array.from('aş 👩❤🏴1')),
        ),
      )
      .map((parts) => parts.join('')),
  )

  it('leaves nothing hidden behind, and takes nothing else', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const shown = withoutHiddenSigns(text)
        expect(hasHiddenSigns(shown)).toBe(false)
        expect(shown.replace(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, '')).toBe(
          // Fillers count as letters although nobody sees them.
          text.replace(/[^\p{L}\p{N}\p{P}\p{Zs}]|[\u115f\u1160\u3164\uffa0]/gu, ''),
        )
      }),
    )
  })

  it('makes one line that it would not change again', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const tidy of [tidyLine, tidyName]) {
          expect(tidy(tidy(text))).toBe(tidy(text))
          expect(tidy(text)).toBe(tidy(text.normalize('NFD')))
          expect(tidy(text)).not.toMatch(/[\n\r\t]|^\s|\s$|\s\s/)
        }
      }),
    )
  })

  it('lets no title through that has hidden signs or shows nothing', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const result = title.safeParse(text)
        if (!result.success) return
        expect(hasHiddenSigns(result.data)).toBe(false)
        expect(isVisible(result.data)).toBe(true)
      }),
    )
  })

  it('takes linear time', () => {
    const pieces = ['👩\u200d', '❤\ufe0f', '\u200d', '🏴\u{e0067}', '1\ufe0f', 'a']
    expectLinear(withoutHiddenSigns, pieces)
  })
})
