import { describe, expect, it } from 'vitest'
import { mayBeAsked } from './remote-address.ts'

const may = (address: string, allowed: string[] = []): boolean =>
  mayBeAsked(new URL(address), allowed)

describe('an address that may be asked', () => {
  it.each([
    'https://ornek.com/a?b=c',
    'http://ornek.com.tr',
    'http://ornek.com:443/',
    'https://ornek.com:80/',
    'https://çiçek.com/',
    'http://93.184.216.34/',
    'http://[2606:4700::1111]/',
  ])('%s', (address) => {
    expect(may(address)).toBe(true)
  })

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0x7f.0.0.0x1/',
    'http://127.0.0.1./',
    'http://１２７.０.０.１/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http://0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:169.254.169.254]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://localhost/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://a.localhost/',
    'http://sunucu/',
    'http://metadata.google.internal/',
    'http://yazici.local/',
    'http://router.lan/',
    'https://ornek.com:22/',
    'http://ornek.com:8080/',
    'http://kullanici:parola@ornek.com/',
    'http://kullanici@ornek.com/',
    'ftp://ornek.com/',
    'file:///etc/passwd',
    'gopher://ornek.com/',
    'data:text/html,a',
    'blob:https://ornek.com/x',
  ])('is not %s', (address) => {
    expect(may(address)).toBe(false)
  })

  it('is also a private one that the operator named, with its port or with any', () => {
    expect(may('http://127.0.0.1:8080/', ['127.0.0.1:8080'])).toBe(true)
    expect(may('http://127.0.0.1:8081/', ['127.0.0.1:8080'])).toBe(false)
    expect(may('http://127.0.0.1/', ['127.0.0.1:80'])).toBe(true)
    expect(may('https://[::1]:9/', ['[::1]'])).toBe(true)
    expect(may('http://wiki.lan:3000/', ['wiki.lan'])).toBe(true)
    expect(may('http://a.wiki.lan/', ['wiki.lan'])).toBe(false)
    expect(may('http://a:b@127.0.0.1:8080/', ['127.0.0.1:8080'])).toBe(false)
  })
})
