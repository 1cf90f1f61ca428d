import { describe, expect, it, onTestFinished } from 'vitest'
import { demoPassword } from '../../demo/password.ts'
import { temporaryFolder } from '../../server/database/embedded/site.fixture.ts'
import { urlOf } from '../support/address.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { registrationOf } from '../support/members.ts'
import { mailedLink, type SiteProcess, startSite } from './site-process.ts'

async function start(environment: Record<string, string>): Promise<SiteProcess> {
  const site = await startSite(environment)
  onTestFinished(async () => void (await site.exit('SIGTERM')))
  return site
}

async function databaseUrl(): Promise<string> {
  const { address, drop } = await emptyDatabase()
  onTestFinished(drop)
  return urlOf(address.owner)
}

describe('a real site', () => {
  it('has no demo members, and the operator becomes admin with the proof of the address', async () => {
    const dataDir = temporaryFolder()
    const site = await start({
      DATA_DIR: dataDir,
      DATABASE_URL: await databaseUrl(),
      SITE_URL: 'https://yazi.example',
      SITE_NAME: 'Yazı',
      ADMIN_EMAIL: 'Yonetici@Ornek.test',
    })
    // What to do next follows, and may have come already.
    expect(site.lines.slice(0, 2)).toEqual([
      'Yazı hazır: https://yazi.example',
      `Gönderilen e-postalar: ${dataDir}/outbox`,
    ])
    const elif = { username: 'elif', password: demoPassword }
    expect((await site.call('/api/login', elif)).status).toBe(401)

    const form = { ...registrationOf('isletmeci'), email: 'yonetici@ornek.test' }
    const { body } = await site.call('/api/register', form)
    expect(body.user.roles).toEqual(['member'])
    const link = await mailedLink(dataDir, form.email)
    expect(link).toMatch(/^https:\/\/yazi\.example\/aktivasyon\?token=/)
    const token = new URL(link).searchParams.get('token')
    expect((await site.call('/api/activation', { token })).status).toBe(200)
    const current = await site.call('/api/users/current', undefined, body.token)
    expect(current.body.roles).toEqual(['member', 'editor', 'admin'])
  })
})

describe('two processes on one database', () => {
  it('come up together, load the demo community once and serve the same members', async () => {
    const DATABASE_URL = await databaseUrl()
    const sites = await Promise.all(
      Array.from({ length: 2 }, () => start({ DATABASE_URL, DATA_DIR: temporaryFolder() })),
    )
    const lines = sites.flatMap((site) => site.lines)
    expect(lines.filter((line) => line.startsWith('Demo topluluğu'))).toHaveLength(1)
    const elif = { username: 'elif', password: demoPassword }
    for (const site of sites) expect((await site.call('/api/login', elif)).status).toBe(200)
    const form = registrationOf('ikiz')
    expect((await sites[0]!.call('/api/register', form)).status).toBe(201)
    const entry = { username: form.username, password: form.password }
    expect((await sites[1]!.call('/api/login', entry)).status).toBe(200)
  })
})
