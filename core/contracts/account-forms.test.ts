import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { email, newPassword } from './account-forms.ts'
import '../validation.ts'

describe('an e-mail address', () => {
  it('is lower-cased in ASCII alone, never in Turkish', () => {
    expect(email.parse(' INFO@IRMAK.COM ')).toBe('info@irmak.com')
  })

  it.each(['a@b.co', 'ayse.nur+hokka@posta.com.tr', "o'hara@ornek.test"])(
    '%s is fine',
    (address) => {
      expect(email.parse(address)).toBe(address)
    },
  )

  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.co',
    'ayşe@ornek.test',
    'a@b.co\nBcc: x@y.z',
    `${'x'.repeat(65)}@b.co`,
    'a@b..co',
    'a@@b.co',
  ])('%j is refused', (address) => expect(email.safeParse(address).success).toBe(false))

  it('takes every plain address and never lets a line end or a second @ through', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
        const { data = 'a@b' } = email.safeParse(text)
        expect(data).toMatch(/^[^\s@<>,;:"()[\]\\]+@[a-z0-9.-]+$/)
      }),
    )
  })
})

describe('a new password', () => {
  it('has 8 to 128 characters and is left as it is', () => {
    expect(newPassword.parse(' boşluklar kalır ')).toBe(' boşluklar kalır ')
    expect(newPassword.safeParse('x'.repeat(7)).success).toBe(false)
    expect(newPassword.safeParse('x'.repeat(128)).success).toBe(true)
    expect(newPassword.safeParse('x'.repeat(129)).success).toBe(false)
  })

  it('counts in one normal form, however the keyboard sent it', () => {
    const decomposed = (text: string): string => text.normalize('NFD')
    expect(newPassword.parse(decomposed('gölgeli şiir'))).toBe('gölgeli şiir')
    expect(newPassword.safeParse(decomposed('ş'.repeat(7))).success).toBe(false)
    expect(newPassword.safeParse(decomposed('ş'.repeat(128))).success).toBe(true)
  })
})
