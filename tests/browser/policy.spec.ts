import { everyPath } from './routes.ts'
import { expect, open, signIn, test } from './test.ts'

test('a script that the server did not write does not run', async ({ page, watch }) => {
  watch.announceMessage(/^error: Executing inline script violates/)
  await open(page, '/')
  const result = await page.evaluate(async () => {
    const blocked = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) =>
        resolve(event.effectiveDirective),
      )
    })
    const script = document.createElement('script')
    script.textContent = 'document.title = "ele geçirildi"'
    document.body.append(script)
    return { directive: await blocked, title: document.title }
  })
  expect(result.directive).toBe('script-src-elem')
  expect(result.title).not.toBe('ele geçirildi')
})

test('every page carries the protecting headers', async ({ page }) => {
  await signIn(page, 'elif')
  for (const path of everyPath) {
    const headers = (await page.request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['content-security-policy'], path).toContain("default-src 'self'")
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['cache-control'], path).toMatch(/no-cache|no-store/)
  }
})

test('the token is out of reach of scripts', async ({ page }) => {
  await signIn(page, 'elif')
  await open(page, '/')
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'token')
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('token=')
})
