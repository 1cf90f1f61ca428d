import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { configureSite } from '../../core/site.ts'
import { registrationOf } from '../../tests/support/members.ts'
import { type TestSite, testSite, until } from '../../tests/support/site.ts'
import { type Config, readConfig } from '../config.ts'
import { accountJobKinds } from '../features/accounts/accounts.jobs.ts'
import { prepareJobs } from '../jobs/queue.ts'
import { composeMail } from './compose.ts'
import { freePort, mailServer, readMail } from './mail.fixture.ts'
import { createMailer, outboxOf } from './mailer.ts'

const content = {
  subject: 'Şiirinize “ğüzel” bir yorum geldi',
  greeting: 'Merhaba Iğdır,',
  paragraphs: ['<b>Kalın</b> & "ince" bir söz.'],
  action: { label: 'Yorumu oku', link: 'https://yazi.example/yazi/guz?a=1&b=2' },
  closing: ['Hoşça kalın.'],
}

function configured(variables: Record<string, string> = {}): Config {
  const folder = mkdtempSync(join(tmpdir(), 'hokka-mail-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const config = readConfig({
    DATA_DIR: folder,
    SITE_URL: 'https://yazi.example',
    SITE_NAME: 'Yazı, Çizi',
    ...variables,
  })
  configureSite(config.site)
  return config
}

describe('a mail', () => {
  it('says the same as HTML and as plain text, with nothing in it taken for HTML', () => {
    configured()
    const { html, text } = composeMail(content)
    expect(text).toContain('<b>Kalın</b> & "ince" bir söz.')
    expect(text).toContain(content.action.link)
    expect(html).toContain('&lt;b&gt;Kalın&lt;/b&gt; &amp; &quot;ince&quot; bir söz.')
    expect(html).not.toContain('<b>')
    expect(html).toContain('href="https://yazi.example/yazi/guz?a=1&amp;b=2"')
  })

  it('reaches the mail server whole, with its Turkish letters', async () => {
    const port = await freePort()
    const received = await mailServer(port)
    const mailer = createMailer(configured({ SMTP_URL: `smtp://127.0.0.1:${port}` }))
    const mail = composeMail(content)
    await mailer.send('elif@ornek.test', mail, 'job-1')
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: 'merhaba@yazi.example', to: ['elif@ornek.test'] })
    const { headers, parts } = readMail(received[0]!.raw)
    expect(headers.get('subject')).toBe('Şiirinize “ğüzel” bir yorum geldi · Yazı, Çizi')
    expect(headers.get('from')).toMatch(/^"?Yazı, Çizi"? <merhaba@yazi\.example>$/)
    expect(headers.get('to')).toBe('elif@ornek.test')
    expect(headers.get('message-id')).toBe('<job-1@yazi.example>')
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(parts.map(({ type }) => type)).toEqual([
      'text/plain; charset=utf-8',
      'text/html; charset=utf-8',
    ])
    expect(parts[0]!.text.trimEnd()).toBe(mail.text.trimEnd())
    expect(parts[1]!.text.trimEnd()).toBe(mail.html.trimEnd())
  })

  it('cannot be given a header or a recipient by a name, a subject or an address', async () => {
    const port = await freePort()
    const received = await mailServer(port)
    const config = configured({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    const bad = 'Ayşe\r\nBcc: kurban@ornek.test\r\n\r\n, "x" <kurban@ornek.test>'
    const mailer = createMailer({ ...config, mailFrom: { name: bad, address: 'a@yazi.example' } })
    await mailer.send('elif@ornek.test', { subject: bad, html: bad, text: bad }, bad)
    expect(received[0]!.to).toEqual(['elif@ornek.test'])
    expect(readMail(received[0]!.raw).headers.has('bcc')).toBe(false)

    const twoPeople = 'elif@ornek.test, kurban@ornek.test\r\nBcc: kurban@ornek.test'
    await mailer.send(twoPeople, composeMail(content)).catch(() => undefined)
    expect(received.flatMap(({ to }) => to)).not.toContain('kurban@ornek.test')
  })
})

it('a mail server that says nothing is given up after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const mailer = createMailer(configured({ SMTP_URL: `smtp://127.0.0.1:${port}` }))
  const failure = mailer
    .send('elif@ornek.test', composeMail(content))
    .catch((error: unknown) => error)
  const [socket] = (await once(silent, 'connection')) as [Socket]
  vi.advanceTimersByTime(10_000)
  expect(await failure).toMatchObject({ code: 'ETIMEDOUT' })
  socket.destroy()
  silent.close()
})

describe('the outbox', () => {
  it('keeps a mail as a page and as a message, for the eyes of its owner', async () => {
    const config = configured()
    const mail = composeMail(content)
    await createMailer(config).send('elif@ornek.test', mail)
    const folder = outboxOf(config)
    const files = readdirSync(folder).sort()
    expect(files.map((file) => file.replace(/^[\dTZ.-]+-/, ''))).toEqual([
      'elif-ornek-test-siirinize-guzel-bir-yorum-geldi-yazi-cizi.eml',
      'elif-ornek-test-siirinize-guzel-bir-yorum-geldi-yazi-cizi.html',
    ])
    for (const file of files) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(readFileSync(join(folder, files[1]!), 'utf8')).toBe(mail.html)
    const { headers, parts } = readMail(readFileSync(join(folder, files[0]!), 'utf8'))
    expect(headers.get('to')).toBe('elif@ornek.test')
    expect(parts).toHaveLength(2)
  })
})

describe('a sign-up while the mail server is down', () => {
  let port: number
  let site: TestSite
  beforeAll(async () => {
    port = await freePort()
    site = await testSite({
      config: { smtpUrl: `smtp://127.0.0.1:${port}` },
      timing: { supervise: 1, poll: 0.5 },
    })
    const impatient = accountJobKinds.map((kind) => ({ ...kind, retryDelay: 1, retryDelayMax: 1 }))
    await prepareJobs(site.address, impatient)
  })

  /** Waits until every mail's job is in a state. */
  const jobsAre = (state: string) =>
    until(async () => {
      const { rows } = await sql<{ state: string }>`
        SELECT state::text FROM jobs.job WHERE name = 'mail-confirmation'`.execute(site.database)
      return rows.length > 0 && rows.every((row) => row.state === state) ? true : undefined
    })

  it('succeeds, and its mail arrives once when the server is back', async () => {
    const payload = registrationOf('mektup')
    const { status } = await site.call({ method: 'POST', url: '/api/register', payload })
    expect(status).toBe(201)
    await jobsAre('retry')

    // It breaks off once more, in the middle of a mail, before it works.
    let attempts = 0
    const notYet = Object.assign(new Error('Not yet'), { responseCode: 450 })
    const received = await mailServer(port, {
      onRcptTo: (_, __, done) => done(++attempts === 1 ? notYet : null),
    })
    await jobsAre('completed')
    expect(attempts).toBe(2)
    expect(received).toHaveLength(1)
    expect(received[0]!.to).toEqual(['mektup@ornek.test'])
    const { headers, parts } = readMail(received[0]!.raw)
    expect(headers.get('subject')).toBe('E-posta adresinizi onaylayın · Hokka')
    expect(parts).toHaveLength(2)
    for (const { text } of parts) expect(text).toContain('http://hokka.test/aktivasyon?token=')

    const token = /token=([\w-]+)/.exec(parts[0]!.text)![1]
    const activation = { method: 'POST', url: '/api/activation', payload: { token } } as const
    expect((await site.call(activation)).status).toBe(200)
  })
})
