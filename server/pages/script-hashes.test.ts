import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashScripts } from './script-hashes.ts'

const placeholder = 'script-1f2e'
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('the scripts of a page', () => {
  it('are known by the hash of their text, once each, and lose their placeholder', () => {
    const script = `<script nonce="${placeholder}">a < b && "ğ"\n</script>`
    const { html, hashes } = hashScripts(`<head>${script}</head>${script}`, placeholder)
    expect(html).toBe('<head><script>a < b && "ğ"\n</script></head><script>a < b && "ğ"\n</script>')
    expect(hashes).toEqual([hashOf('a < b && "ğ"\n')])
  })

  it('need no hash where they are files or data', () => {
    const files = `<script type="module" nonce="${placeholder}" src="/a.js"></script>`
    const data = `<script id="site" type="application/json" nonce="${placeholder}">{}</script>`
    expect(hashScripts(files + data, placeholder).hashes).toEqual([])
  })

  it('are not known when they got in without the placeholder', () => {
    const smuggled = '<p>merhaba</p><script>alert(1)</script>'
    const own = `<script class="x" nonce="${placeholder}">own()</script>`
    expect(hashScripts(smuggled + own, placeholder).hashes).toEqual([hashOf('own()')])
  })
})
