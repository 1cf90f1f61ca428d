import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('a public address', () => {
  it.each(['1.1.1.1', '93.184.216.34', '212.175.0.1', '2a00:1450:4001::8a', '2606:4700::1111'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    ['this machine', '127.0.0.1 127.255.255.255 0.0.0.0 0.1.2.3 ::1 ::'],
    ['a private network', '10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 fc00::1 fdff::1 fec0::1'],
    ['the same link', '169.254.169.254 fe80::1 fe80::1%eth0 febf::1'],
    ['the network of a provider', '100.64.0.1 100.127.255.255'],
    ['a group or everybody', '224.0.0.1 239.255.255.250 255.255.255.255 ff02::1 ff0e::1'],
    ['documentation', '192.0.2.1 198.51.100.7 203.0.113.9 2001:db8::1 3fff::1'],
    ['kept for later or for trials', '240.0.0.1 198.18.0.1 192.0.0.8 192.88.99.1 100::1 5f00::1'],
    [
      'IPv4 in disguise',
      '::ffff:127.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::7f00:1 2002:7f00:1:: 2001:0:7f00:1:: ::ffff:0:7f00:1',
    ],
    ['no address at all', 'localhost 127.1 0x7f000001 2130706433 1.2.3 1.2.3.4.5'],
  ])('is not %s', (_, addresses) => {
    for (const address of addresses.split(' '))
      expect(isPublicAddress(address), address).toBe(false)
    expect(isPublicAddress('')).toBe(false)
  })

  it('is never one that holds an IPv4 address in a form that machines translate', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a, b, c, d] = address
          .split('.')
          .map((part) => Number(part).toString(16).padStart(2, '0'))
        const hex = `${a}${b}:${c}${d}`
        for (const form of [
          `::ffff:${address}`,
          `::${address}`,
          `64:ff9b::${hex}`,
          `2002:${hex}::1`,
        ])
          expect(isPublicAddress(form), form).toBe(false)
      }),
    )
  })
})
