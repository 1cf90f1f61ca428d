import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { demoPassword } from '../../demo/password.ts'
import { embeddedSocket } from '../../server/database/embedded.ts'
import { eventually, postmasterPid } from '../../server/database/embedded/site.fixture.ts'
import { freePort } from '../../server/mail/mail.fixture.ts'
import { registrationOf } from '../support/members.ts'
import { until } from '../support/site.ts'
import { databaseProcesses, mailedLink, SiteProcess, startSite } from './site-process.ts'

const root = join(import.meta.dirname, '../..')

const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'hokka-start-'))
let site: SiteProcess

beforeAll(async () => {
  chmodSync(dataDir, 0o755)
  if (!existsSync(join(root, 'dist/server')))
    execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root })
  site = await startSite({ DATA_DIR: dataDir })
})

afterAll(async () => {
  if (site?.isRunning) await site.exit('SIGTERM')
  for (const pid of databaseProcesses(dataDir)) process.kill(pid, 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

const restart = async (): Promise<SiteProcess> => (site = await startSite({ DATA_DIR: dataDir }))

const login = (username: string, password = demoPassword) =>
  site.call('/api/login', { username, password })

describe('the first start', () => {
  it('says where the site, its demo accounts and its mails are', () => {
    const port = new URL(site.url).port
    expect(site.lines).toEqual([
      'Veritabanı oluşturuluyor…',
      'Demo topluluğu yükleniyor…',
      `Hokka hazır: http://localhost:${port}`,
      `Demo hesapları: elif, deniz (e-postası onaysız), editor, admin; parola: ${demoPassword}`,
      `Gönderilen e-postalar: ${join(dataDir, 'outbox')}`,
    ])
    expect(site.errors).toBe('')
  })

  it('serves pages and is ready', async () => {
    const { status, text } = await site.call('/')
    expect(status).toBe(200)
    expect(text).toContain('<html lang="tr"')
    expect(await site.call('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
    expect(await site.call('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  it.each([
    ['elif', 0, ['member']],
    ['deniz', 1, ['member']],
    ['editor', 0, ['member', 'editor']],
    ['admin', 0, ['member', 'editor', 'admin']],
  ])('lets the demo account %s in', async (username, isWaiting, roles) => {
    const { status, body } = await login(username)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ username, isWaiting, roles })
  })
})

describe('the log', () => {
  it('is JSON and holds nothing that tells a person', async () => {
    const form = registrationOf('gizli')
    const { body } = await site.call('/api/register', form)
    expect((await login(form.username, form.password)).status).toBe(200)
    expect((await login(form.email, 'yanlış bir parola')).status).toBe(401)
    const link = new URL(await mailedLink(dataDir, form.email))
    expect((await site.call(link.pathname + link.search)).status).toBe(200)
    const token = link.searchParams.get('token')!
    expect((await site.call('/api/activation', { token })).status).toBe(200)
    await site.call(`/yok/${form.email}?token=${token}`)
    await site.call(`/@${form.username}`)

    const entries = await until(() => (site.log.length > 10 ? site.log : undefined))
    for (const line of entries) expect(JSON.parse(line)).toHaveProperty('level')
    const log = entries.join('\n')
    expect(log).toContain('/api/register')
    for (const secret of ['@', form.username, 'Ayşe', form.password, token, body.token])
      expect(log).not.toContain(secret)
    expect(log).not.toMatch(/\d{1,3}(?:\.\d{1,3}){3}|::1/)
  })
})

describe('another start', () => {
  async function refusal(environment: Record<string, string>): Promise<string> {
    const other = new SiteProcess(environment)
    expect(await other.exit()).toBe(1)
    expect(other.lines).toEqual([])
    return other.errors
  }

  it('on the same folder is refused in one line, and the first goes on', async () => {
    const PORT = String(await freePort())
    expect(await refusal({ DATA_DIR: dataDir, PORT })).toBe(
      `Başlatılamadı: Bu veri klasörü başka bir Hokka tarafından kullanılıyor (süreç ${site.pid}): ${dataDir}/postgres\n`,
    )
    expect((await site.call('/readyz')).status).toBe(200)
  })

  it('on the same port is refused in one line', async () => {
    const { port } = new URL(site.url)
    const { socketDir, owner, database } = embeddedSocket(dataDir)
    const DATABASE_URL = `postgres://${owner}@localhost/${database}?host=${socketDir}`
    expect(await refusal({ PORT: port, DATABASE_URL, DATA_DIR: dataDir })).toBe(
      `Başlatılamadı: ${port} numaralı kapı dolu; PORT ile başka bir kapı verin.\n`,
    )
  })

  it('with a wrong value is refused in one line', async () => {
    expect(await refusal({ PORT: 'seksen' })).toBe(
      'Başlatılamadı: PORT geçersiz: 1 ile 65535 arasında bir sayı olmalı\n',
    )
  })
})

describe('a role', () => {
  it('is granted while the site runs', async () => {
    const { token } = (await login('elif')).body
    const command = join(root, 'server/features/members/role.command.ts')
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
    const output = execFileSync(process.execPath, [command, 'elif', 'editor'], { env })
    expect(String(output)).toBe('@elif artık editor.\n')
    const { body } = await site.call('/api/users/current', undefined, token)
    expect(body.roles).toEqual(['member', 'editor'])
  })
})

describe('a site whose parts are killed', () => {
  it('answers again after PostgreSQL was', async () => {
    const killed = postmasterPid(dataDir)
    process.kill(killed, 'SIGKILL')
    // The old one's last moments do not count.
    await eventually(async () => postmasterPid(dataDir) !== killed)
    await eventually(async () => (await site.call('/readyz')).status === 200)
    expect((await login('elif')).status).toBe(200)
    const form = registrationOf('sonraki')
    expect((await site.call('/api/register', form)).status).toBe(201)
    await mailedLink(dataDir, form.email)
  })

  it.each([
    ['alone', 'tek'],
    ['with PostgreSQL', 'cift'],
  ])('starts again after it was, %s, with everything it had promised', async (which, username) => {
    const form = registrationOf(username)
    const { status } = await site.call('/api/register', form)
    if (which !== 'alone') process.kill(postmasterPid(dataDir), 'SIGKILL')
    await site.exit('SIGKILL')
    expect(status).toBe(201)
    await restart()
    expect(site.lines[0]).toMatch(/^Hokka hazır: /)
    expect((await login(form.username, form.password)).status).toBe(200)
  })
})

describe('a site that is told to stop', () => {
  it('finishes what it is doing, takes nothing new and leaves nothing behind', async () => {
    const { socketDir: host, port, owner: user, database } = embeddedSocket(dataDir)
    const owner = new Client({ host, port, user, database })
    await owner.connect()
    onTestFinished(() => owner.end())
    await owner.query('BEGIN; LOCK TABLE users')
    let isAnswered = false
    const slow = login('elif').finally(() => (isAnswered = true))
    await eventually(async () => {
      const { rowCount } = await owner.query('SELECT FROM pg_locks WHERE NOT granted')
      return rowCount
    })
    const exit = site.exit('SIGTERM')
    await eventually(() => fetch(`${site.url}/healthz`).then(() => false, isRefusal))
    expect(isAnswered).toBe(false)
    await owner.query('ROLLBACK')
    await owner.end()
    expect((await slow).status).toBe(200)
    expect(await exit).toBe(0)
    expect(databaseProcesses(dataDir)).toEqual([])
    expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)
    expect(site.errors).toBe('')
  })

  it('does so in the middle of its start as well', async () => {
    const hasty = new SiteProcess({ DATA_DIR: dataDir, PORT: String(await freePort()) })
    await eventually(() => databaseProcesses(dataDir).length > 0)
    expect(await hasty.exit('SIGTERM')).toBe(0)
    expect(databaseProcesses(dataDir)).toEqual([])
  })
})

const isRefusal = (error: Error): boolean =>
  (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED'
