import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashScripts } from './script-hashes.ts'

const mark = 'script-1f2e'
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('the scripts of a page', () => {
  it('are known by the hash of their text, once each, and lose their mark', () => {
    const script = `<script nonce="${mark}">a < b && "ğ"\n</script>`
    const { html, hashes } = hashScripts(`<head>${script}</head>${script}`, mark)
    expect(html).toBe('<head><script>a < b && "ğ"\n</script></head><script>a < b && "ğ"\n</script>')
    expect(hashes).toEqual([hashOf('a < b && "ğ"\n')])
  })

  it('need no hash where they are files or data', () => {
    const files = `<script type="module" nonce="${mark}" src="/a.js"></script>`
    const data = `<script id="site" type="application/json" nonce="${mark}">{}</script>`
    expect(hashScripts(files + data, mark).hashes).toEqual([])
  })

  it('are not known when they got in without the mark', () => {
    const smuggled = '<p>merhaba</p><script>alert(1)</script>'
    const own = `<script class="x" nonce="${mark}">own()</script>`
    expect(hashScripts(smuggled + own, mark).hashes).toEqual([hashOf('own()')])
  })
})
