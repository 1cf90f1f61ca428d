import { siteAddress } from '../core/site.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connection.ts'
import { outboxOf } from './mail/mailer.ts'

/** What whoever sets up a real site does next; nothing once it has a member. */
export async function firstSteps(config: Config, database: Database): Promise<string[]> {
  if (config.site.isDemo) return []
  const member = await database.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (member !== undefined) return []
  return [
    'Sırada:',
    ...[adminStep, setUpStep, mailStep, publicStep].map((step) => `- ${step(config)}`),
  ]
}

function adminStep({ adminEmail }: Config): string {
  const signUp = siteAddress('/kayit')
  return adminEmail === undefined
    ? `Yönetici: ${signUp} adresinden kayıt olun, sonra "npm run role -- KULLANICI_ADI admin" komutunu verin.`
    : `Yönetici: ${signUp} adresinden ${adminEmail} ile kayıt olup bu e-postayı onaylayan kişi olur.`
}

/** Everything that can be chosen while the site runs. */
const setUpStep = (): string =>
  `Kurulum: yönetici, ad, açıklama, kategoriler, kayıt kuralı ve metinler için ${siteAddress('/yonetim/baslangic')} sayfasından başlar.`

function mailStep(config: Config): string {
  const { smtpUrl, mailFrom } = config
  return smtpUrl === undefined
    ? `E-postalar: gönderilmiyor, ${outboxOf(config)} klasörüne yazılıyor; göndermek için SMTP_URL verin.`
    : `E-postalar: ${mailFrom.address} adresinden, ${new URL(smtpUrl).hostname} üzerinden gönderiliyor.`
}

const ownMachine = /^(?:127\.|localhost$|::1$)/

function publicStep({ site, host, port, trustProxy }: Config): string {
  const listening = `Yayına açmak: site ${host}:${port} adresinde dinliyor`
  if (!ownMachine.test(host)) return `${listening}; ${site.url} buraya ulaşmalı.`
  const proxy = `önüne ${site.url} isteklerini buraya ileten bir vekil sunucu koyun`
  const trust = trustProxy === false ? ' ve TRUST_PROXY=on verin' : ''
  const secure = site.url.startsWith('https:') ? '' : '; https için SITE_URL de https:// olmalı'
  return `${listening}; ${proxy}${trust}, ya da HOST ile ağa açın${secure}.`
}
