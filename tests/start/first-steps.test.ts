import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { urlOf } from '../support/address.ts'
import { registrationOf } from '../support/members.ts'
import { cloneTemplate, until } from '../support/site.ts'
import { mailedLink, type SiteProcess, startSite } from './site-process.ts'

interface Start {
  dataDir: string
  environment: Record<string, string>
}

async function realSite(more: Record<string, string> = {}): Promise<Start> {
  const { address, drop } = await cloneTemplate()
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'hokka-first-'))
  chmodSync(dataDir, 0o755)
  onTestFinished(async () => {
    await drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const DATABASE_URL = urlOf(address.owner)
  const SITE_URL = 'https://hokka.test'
  return { dataDir, environment: { DATA_DIR: dataDir, DATABASE_URL, SITE_URL, ...more } }
}

async function start({ environment }: Start): Promise<SiteProcess> {
  const site = await startSite(environment)
  onTestFinished(async () => void (site.isRunning && (await site.exit('SIGTERM'))))
  return site
}

/** The lines after it is ready, as far as they are steps. */
const stepsOf = (site: SiteProcess) => site.lines.filter((line) => line.startsWith('- '))
const fourSteps = (site: SiteProcess) =>
  until(() => (stepsOf(site).length === 4 ? stepsOf(site) : undefined))

describe('the first start of a real site', () => {
  it('says who becomes admin, where the site is set up, where mails go and how to go public', async () => {
    const real = await realSite()
    const site = await start(real)
    const { port } = new URL(site.url)
    expect(await fourSteps(site)).toEqual([
      '- Yönetici: https://hokka.test/kayit adresinden kayıt olun, sonra "npm run role -- KULLANICI_ADI admin" komutunu verin.',
      '- Kurulum: yönetici, ad, açıklama, kategoriler, kayıt kuralı ve metinler için https://hokka.test/yonetim/baslangic sayfasından başlar.',
      `- E-postalar: gönderilmiyor, ${join(real.dataDir, 'outbox')} klasörüne yazılıyor; göndermek için SMTP_URL verin.`,
      `- Yayına açmak: site 127.0.0.1:${port} adresinde dinliyor; önüne https://hokka.test isteklerini buraya ileten bir vekil sunucu koyun ve TRUST_PROXY=on verin, ya da HOST ile ağa açın.`,
    ])
    expect(site.lines.indexOf('Sırada:')).toBeGreaterThan(0)
  })

  it('goes by what is configured already, and what it says comes true', async () => {
    const form = registrationOf('ilk_uye')
    const real = await realSite({ ADMIN_EMAIL: form.email, TRUST_PROXY: 'on' })
    const site = await start(real)
    const [admin, , , open] = await fourSteps(site)
    expect(admin).toBe(
      `- Yönetici: https://hokka.test/kayit adresinden ${form.email} ile kayıt olup bu e-postayı onaylayan kişi olur.`,
    )
    expect(open).not.toContain('TRUST_PROXY')
    const { body, status } = await site.call('/api/register', form)
    expect(status).toBe(201)
    const token = new URL(await mailedLink(real.dataDir, form.email)).searchParams.get('token')
    expect((await site.call('/api/activation', { token })).status).toBe(200)
    const { body: user } = await site.call('/api/users/current', undefined, body.token)
    expect(user.roles).toContain('admin')

    // Now there is a member: the next start has nothing more to explain.
    await site.exit('SIGTERM')
    const again = await start(real)
    expect((await again.call('/readyz')).status).toBe(200)
    expect(again.lines).not.toContain('Sırada:')
    expect(stepsOf(again)).toEqual([])
  })
})
