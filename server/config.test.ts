import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, StartError } from './config.ts'

const s3 = {
  S3_ENDPOINT: 'https://s3.yazi.example',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'yazi-gorseller',
  S3_ACCESS_KEY: 'anahtar',
  S3_SECRET_KEY: 'gizli/anahtar+',
}

const hub = {
  HUB_URL: 'https://hub.yazi.example/.well-known/mercure',
  HUB_KEY: 'yalnız sitenin ve merkezin bildiği anahtar',
}

function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  return 'accepted'
}

/** What the site's settings say later. */
const undecided = {
  announcement: null,
  description: '',
  isNew: false,
  journal: null,
  signUp: 'open',
}

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      site: {
        name: 'Hokka',
        ...undecided,
        url: 'http://localhost:3000',
        apiBase: '/api',
        loginPath: '/giris',
        isDemo: true,
      },
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      smtpUrl: undefined,
      mailFrom: { name: null, address: 'merhaba@localhost' },
      adminEmail: undefined,
      trustProxy: false,
      remoteAllow: [],
      arrivalLimits: {
        headers: 15_000,
        body: 30_000,
        request: 300_000,
        archive: 3_600_000,
        checking: 5000,
        pictureBytes: 65_536,
        idle: 120_000,
      },
      limitFactor: 1,
      mostDelay: 5000,
      databaseDeadlines: { connection: 5000, statement: 30_000, response: 2000 },
    })
  })

  it('takes every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::1',
      SITE_URL: 'https://yazi.example:8443/',
      SITE_NAME: 'Yazı, Çizi',
      DATA_DIR: '/srv/yazi',
      DATABASE_URL: 'postgres://owner:s%40cret@db.example:5433/yazi?sslmode=require',
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      MAIL_FROM: '"Yazı İşleri" <Posta@yazi.example>',
      ...s3,
      ...hub,
      ADMIN_EMAIL: ' Yonetici@Yazi.Example ',
      LOGIN_PATH: '/kapi/giris',
      API_BASE: '/arayuz/v1',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
      REMOTE_ALLOW: 'Wiki.Lan, 127.1:80,[::1]:8080',
      TRAFFIC_RECORDS: 'on',
      TRAFFIC_RECORDS_DAYS: '365',
    })
    expect(config).toEqual({
      site: {
        name: 'Yazı, Çizi',
        ...undecided,
        url: 'https://yazi.example:8443',
        apiBase: '/arayuz/v1',
        loginPath: '/kapi/giris',
        isDemo: false,
      },
      port: 8080,
      host: '::1',
      dataDir: '/srv/yazi',
      databaseUrl: 'postgres://owner:s%40cret@db.example:5433/yazi?sslmode=require',
      smtpUrl: 'smtps://user:pass@mail.example:465',
      mailFrom: { name: 'Yazı İşleri', address: 'posta@yazi.example' },
      s3: {
        endpoint: 'https://s3.yazi.example',
        region: 'eu-central-1',
        bucket: 'yazi-gorseller',
        accessKey: 'anahtar',
        secretKey: 'gizli/anahtar+',
      },
      hub: { url: hub.HUB_URL, key: hub.HUB_KEY },
      // Compared with addresses that are kept in small letters.
      adminEmail: 'yonetici@yazi.example',
      trustProxy: 'loopback,10.0.0.0/8,::1',
      remoteAllow: ['wiki.lan', '127.0.0.1:80', '[::1]:8080'],
      arrivalLimits: {
        headers: 15_000,
        body: 30_000,
        request: 300_000,
        archive: 3_600_000,
        checking: 5000,
        pictureBytes: 65_536,
        idle: 120_000,
      },
      limitFactor: 1,
      mostDelay: 5000,
      databaseDeadlines: { connection: 5000, statement: 30_000, response: 2000 },
      trafficRecordDays: 365,
    })
  })

  it('takes an empty variable for a missing one', () => {
    const names = `PORT HOST SITE_URL SITE_NAME DATA_DIR DATABASE_URL SMTP_URL MAIL_FROM ADMIN_EMAIL
      LOGIN_PATH API_BASE TRUST_PROXY REMOTE_ALLOW TRAFFIC_RECORDS TRAFFIC_RECORDS_DAYS ${Object.keys({ ...s3, ...hub }).join(' ')}`.split(
      /\s+/,
    )
    for (const nothing of ['', '  '])
      expect(readConfig(Object.fromEntries(names.map((name) => [name, nothing])))).toEqual(
        readConfig({}),
      )
  })

  it('keeps traffic records for two years where they are wanted and nothing else is said', () => {
    expect(readConfig({ TRAFFIC_RECORDS: 'on' }).trafficRecordDays).toBe(730)
    expect(readConfig({ TRAFFIC_RECORDS_DAYS: '30' }).trafficRecordDays).toBeUndefined()
    for (const TRAFFIC_RECORDS_DAYS of ['0', '-1', '3651', '1e3', 'iki yıl'])
      expect(refusal({ TRAFFIC_RECORDS: 'on', TRAFFIC_RECORDS_DAYS })).toBe(
        'TRAFFIC_RECORDS_DAYS geçersiz: 1 ile 3650 arasında bir sayı olmalı',
      )
    expect(refusal({ TRAFFIC_RECORDS: 'evet' })).toBe(
      'TRAFFIC_RECORDS geçersiz: on ya da off olmalı',
    )
  })

  it.each([
    ['posta@yazi.example', { name: '', address: 'posta@yazi.example' }],
    ['Yazı <posta@yazi.example>', { name: 'Yazı', address: 'posta@yazi.example' }],
  ])('reads the sender %s', (MAIL_FROM, from) => {
    expect(readConfig({ MAIL_FROM }).mailFrom).toEqual(from)
  })

  it('refuses a sender whose name would end before it does', () => {
    const MAIL_FROM = 'Yazı, Çizi: "Güz" <posta@yazi.example>'
    expect(refusal({ MAIL_FROM })).toContain('MAIL_FROM')
  })

  it.each([
    ['on', true],
    ['true', true],
    ['off', false],
    ['0', false],
    ['192.168.1.1', '192.168.1.1'],
  ])('reads TRUST_PROXY=%s', (TRUST_PROXY, trusted) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(trusted)
  })

  it.each([
    ['PORT', 'üç bin', '1 ile 65535 arasında bir sayı olmalı'],
    ['PORT', '0', '1 ile 65535 arasında bir sayı olmalı'],
    ['PORT', '65536', '1 ile 65535 arasında bir sayı olmalı'],
    ['PORT', '3e3', '1 ile 65535 arasında bir sayı olmalı'],
    ['PORT', '-1', '1 ile 65535 arasında bir sayı olmalı'],
    ['HOST', 'benim makinem', 'bir ağ adresi olmalı, örneğin 127.0.0.1'],
    ['SITE_URL', 'hokka.example', 'https://hokka.example biçiminde bir adres olmalı'],
    ['SITE_URL', 'ftp://hokka.example', 'https://hokka.example biçiminde bir adres olmalı'],
    ['SITE_URL', 'https://hokka.example/blog', 'https://hokka.example biçiminde bir adres olmalı'],
    ['SITE_URL', 'https://hokka.example/?a=b', 'https://hokka.example biçiminde bir adres olmalı'],
    ['SITE_URL', 'https://a:b@hokka.example', 'https://hokka.example biçiminde bir adres olmalı'],
    ['SITE_NAME', 'x'.repeat(61), 'en çok 60 karakter olmalı'],
    ['SITE_NAME', 'Hokka\r\nBcc: herkes@example.com', 'tek satır olmalı'],
    ['DATA_DIR', 'a\0b', 'tek satır olmalı'],
    ['DATABASE_URL', 'mysql://a@b/c', databaseForm()],
    ['DATABASE_URL', 'postgres://', databaseForm()],
    ['DATABASE_URL', 'postgres://sunucu/veri', databaseForm()],
    ['DATABASE_URL', 'postgres://a@sunucu/veri?user=b', databaseForm()],
    ['SMTP_URL', 'mail.example', 'smtp://kullanıcı:parola@sunucu:587 biçiminde bir adres olmalı'],
    ['SMTP_URL', 'smtp://', 'smtp://kullanıcı:parola@sunucu:587 biçiminde bir adres olmalı'],
    ['MAIL_FROM', 'Hokka', 'Hokka <merhaba@hokka.example> biçiminde bir adres olmalı'],
    [
      'MAIL_FROM',
      'a@b.example, c@d.example',
      'Hokka <merhaba@hokka.example> biçiminde bir adres olmalı',
    ],
    [
      'S3_ENDPOINT',
      's3.yazi.example',
      'https://s3.eu-central-1.amazonaws.com biçiminde bir adres olmalı',
    ],
    ['S3_BUCKET', 'Yazı Kovası', 'bir kova adı olmalı, örneğin hokka-gorseller'],
    ['HUB_URL', 'hub.yazi.example', hubForm()],
    ['HUB_URL', 'https://a:b@hub.yazi.example/.well-known/mercure', hubForm()],
    ['HUB_URL', 'https://hub.yazi.example/.well-known/mercure?topic=a', hubForm()],
    ['HUB_KEY', 'kısa bir anahtar', 'en az 32 karakter olmalı'],
    ['ADMIN_EMAIL', 'yonetici', 'Geçerli bir e-posta adresi yazın.'],
    ['LOGIN_PATH', 'giris', 'bir yol olmalı, örneğin /giris'],
    ['LOGIN_PATH', '//kotu.example', 'bir yol olmalı, örneğin /giris'],
    ['LOGIN_PATH', '/api/giris', 'API_BASE altında olamaz'],
    ['API_BASE', '/', 'bir yol olmalı, örneğin /giris'],
    ['API_BASE', '/api/', 'bir yol olmalı, örneğin /giris'],
    ['TRUST_PROXY', 'herkes', proxyForm()],
    ['TRUST_PROXY', '10.0.0.0/33', proxyForm()],
    ['TRUST_PROXY', '10.0.0.0/8/8', proxyForm()],
    ['TRUST_PROXY', '0.0.0.0/0', proxyForm()],
    ['REMOTE_ALLOW', 'http://wiki.lan', hostForm()],
    ['REMOTE_ALLOW', 'wiki.lan,', hostForm()],
    ['REMOTE_ALLOW', 'wiki.lan:99999', hostForm()],
    ['REMOTE_ALLOW', '*', hostForm()],
  ])('refuses %s=%s in one line', (name, value, why) => {
    expect(refusal({ [name]: value })).toBe(`${name} geçersiz: ${why}`)
  })

  it.each(Object.keys(s3))('wants %s when the others are given', (name) => {
    expect(refusal({ ...s3, [name]: '' })).toBe(
      `${name} geçersiz: S3 için beş S3_ değişkeninin hepsi verilmeli`,
    )
  })

  it('wants the address of a hub and its key, or neither', () => {
    const { HUB_URL, HUB_KEY } = hub
    expect(refusal({ HUB_URL })).toBe('HUB_KEY geçersiz: HUB_URL ile birlikte verilmeli')
    expect(refusal({ HUB_KEY })).toBe('HUB_URL geçersiz: HUB_KEY ile birlikte verilmeli')
  })

  it('never repeats a value, which may be a secret', () => {
    expect(refusal({ DATABASE_URL: 'postgress://a:gizli@b/c' })).not.toContain('gizli')
  })
})

function databaseForm(): string {
  return 'postgres://kullanıcı:parola@sunucu:5432/veritabanı biçiminde bir adres olmalı'
}

function hubForm(): string {
  return 'https://hub.example/.well-known/mercure biçiminde bir adres olmalı'
}

function proxyForm(): string {
  return 'on, off ya da virgülle ayrılmış ağ adresleri olmalı, örneğin 10.0.0.0/8'
}

function hostForm(): string {
  return 'virgülle ayrılmış sunucu adları olmalı, örneğin 127.0.0.1:8080'
}
