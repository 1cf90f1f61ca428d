import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { email } from '../core/contracts/account-forms.ts'
import { nothingChosen, type Site } from '../core/site.ts'
import { type DatabaseDeadlines, databaseDeadlines } from './database/deadlines.ts'
import { type ArrivalLimits, arrivalLimits } from './http/slow-requests.ts'

/** A wrong setting: printed in one line and without a stack. */
export class StartError extends Error {}

export interface Config {
  site: Site
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  /** Without a name, the site's. */
  mailFrom: { name: string | null; address: string }
  /** Where uploads are kept instead of the data folder. */
  s3: S3Config | undefined
  /** Takes the stream over. */
  hub: HubConfig | undefined
  adminEmail: string | undefined
  /** Whether one proxy stands in front of us, or the addresses of those to believe. */
  trustProxy: boolean | string
  /** Hosts that link previews may fetch although they are private: `host` or `host:port`. */
  remoteAllow: readonly string[]
  /** How long requests may take to arrive; tests shorten it, nothing else does. */
  arrivalLimits: ArrivalLimits
  /** Multiplies every call limit; tests raise it, nothing else does. */
  limitFactor: number
  /** So many milliseconds late, the one thread refuses more work; 0: never. Tests have busy machines. */
  mostDelay: number
  databaseDeadlines: DatabaseDeadlines
  /** For how many days it is kept who asked for which page (law 5651); left out, it is not. */
  trafficRecordDays: number | undefined
}

export interface HubConfig {
  url: string
  /** Signs for those who publish and for those who read. */
  key: string
}

export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
}

/** One line: a value that reaches a mail's header must not begin another. */
const text = z.string().regex(/^\P{Cc}+$/u, 'tek satır olmalı')

const path = text.regex(/^(?:\/[A-Za-z0-9_-]+)+$/, 'bir yol olmalı, örneğin /giris')

/** An address that parses, has a host and passes a further look. */
const address = (schemes: string, example: string, isRight: (url: URL) => boolean = () => true) =>
  text.refine((value) => {
    const url = URL.parse(value)
    return (
      url !== null && schemes.split(' ').includes(url.protocol) && url.host !== '' && isRight(url)
    )
  }, `${example} biçiminde bir adres olmalı`)

/** What is added for readers would be mixed with it. */
const isBare = ({ username, search, hash }: URL): boolean => `${username}${search}${hash}` === ''

const isOrigin = ({ href, origin }: URL): boolean => href === `${origin}/`

/** A user hidden in the query string would win over the application's own, who may do less. */
const namesItsUser = ({ username, searchParams }: URL): boolean =>
  username !== '' && !searchParams.has('user') && !searchParams.has('password')

const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

const variables = z
  .object({
    PORT: z
      .string()
      .regex(/^[1-9]\d{0,4}$/, { error: '1 ile 65535 arasında bir sayı olmalı', abort: true })
      .transform(Number)
      .refine((port) => port <= 65_535, '1 ile 65535 arasında bir sayı olmalı')
      .default(3000),
    HOST: text.regex(/^[\w.:%-]+$/, 'bir ağ adresi olmalı, örneğin 127.0.0.1').default('127.0.0.1'),
    SITE_URL: address('http: https:', 'https://hokka.example', isOrigin).optional(),
    SITE_NAME: text.max(60, 'en çok 60 karakter olmalı').default('Hokka'),
    DATA_DIR: text.default('data'),
    DATABASE_URL: address(
      'postgres: postgresql:',
      'postgres://kullanıcı:parola@sunucu:5432/veritabanı',
      namesItsUser,
    ).optional(),
    SMTP_URL: address('smtp: smtps:', 'smtp://kullanıcı:parola@sunucu:587').optional(),
    MAIL_FROM: text.transform(sender).optional(),
    S3_ENDPOINT: address('http: https:', 'https://s3.eu-central-1.amazonaws.com').optional(),
    S3_REGION: text.optional(),
    S3_BUCKET: text
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'bir kova adı olmalı, örneğin hokka-gorseller')
      .optional(),
    S3_ACCESS_KEY: text.optional(),
    S3_SECRET_KEY: text.optional(),
    HUB_URL: address('http: https:', 'https://hub.example/.well-known/mercure', isBare).optional(),
    HUB_KEY: text.min(32, 'en az 32 karakter olmalı').optional(),
    ADMIN_EMAIL: text.pipe(email).optional(),
    LOGIN_PATH: path.default('/giris'),
    API_BASE: path.default('/api'),
    TRUST_PROXY: text.transform(trustedProxies).default(false),
    REMOTE_ALLOW: text.transform(allowedHosts).default([]),
    TRAFFIC_RECORDS: z.enum(['on', 'off'], 'on ya da off olmalı').default('off'),
    TRAFFIC_RECORDS_DAYS: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, { error: '1 ile 3650 arasında bir sayı olmalı', abort: true })
      .transform(Number)
      .refine((days) => days <= 3650, '1 ile 3650 arasında bir sayı olmalı')
      .default(730),
  })
  .refine(({ LOGIN_PATH, API_BASE }) => !`${LOGIN_PATH}/`.startsWith(`${API_BASE}/`), {
    path: ['LOGIN_PATH'],
    error: 'API_BASE altında olamaz',
  })
  .refine(({ HUB_URL, HUB_KEY }) => HUB_URL === undefined || HUB_KEY !== undefined, {
    path: ['HUB_KEY'],
    error: 'HUB_URL ile birlikte verilmeli',
  })
  .refine(({ HUB_URL, HUB_KEY }) => HUB_KEY === undefined || HUB_URL !== undefined, {
    path: ['HUB_URL'],
    error: 'HUB_KEY ile birlikte verilmeli',
  })
  .superRefine((values, context) => {
    const missing = s3Names.filter((name) => values[name] === undefined)
    if (missing.length === s3Names.length) return
    for (const name of missing)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'S3 için beş S3_ değişkeninin hepsi verilmeli',
      })
  })

/** Reads the environment; nothing else in the project does. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).map(([name, value]) => [
    name,
    value?.trim() || undefined,
  ])
  const result = variables.safeParse(Object.fromEntries(given))
  if (!result.success) throw new StartError(firstMistake(result.error))
  const values = result.data
  const url = new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`)
  return {
    site: {
      ...nothingChosen,
      name: values.SITE_NAME,
      url: url.origin,
      apiBase: values.API_BASE,
      loginPath: values.LOGIN_PATH,
      isDemo: values.SITE_URL === undefined,
    },
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? { name: null, address: `merhaba@${url.hostname}` },
    s3: s3Of(values),
    hub: hubOf(values),
    adminEmail: values.ADMIN_EMAIL,
    trustProxy: values.TRUST_PROXY,
    remoteAllow: values.REMOTE_ALLOW,
    arrivalLimits,
    limitFactor: 1,
    mostDelay: 5000,
    databaseDeadlines,
    trafficRecordDays: values.TRAFFIC_RECORDS === 'on' ? values.TRAFFIC_RECORDS_DAYS : undefined,
  }
}

/** All five are there or none is. */
function s3Of(values: z.output<typeof variables>): S3Config | undefined {
  const [endpoint, region, bucket, accessKey, secretKey] = s3Names.map((name) => values[name] ?? '')
  if (!endpoint) return undefined
  return { endpoint, region, bucket, accessKey, secretKey } as S3Config
}

function hubOf({ HUB_URL, HUB_KEY }: z.output<typeof variables>): HubConfig | undefined {
  if (HUB_URL === undefined || HUB_KEY === undefined) return undefined
  return { url: HUB_URL, key: HUB_KEY }
}

function firstMistake(error: z.ZodError): string {
  const [issue] = error.issues
  return `${String(issue?.path[0])} geçersiz: ${issue?.message ?? ''}`
}

function mistake(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

/** `merhaba@hokka.example` or `Hokka <merhaba@hokka.example>`; the site's name is the default. */
function sender(value: string, context: z.RefinementCtx): Config['mailFrom'] {
  const [, name = '', inBrackets] = /^"?([^"<>]*?)"?\s*<([^<>]+)>$/.exec(value) ?? []
  const { data, success } = email.safeParse(inBrackets ?? value)
  return success
    ? { name, address: data }
    : mistake(context, 'Hokka <merhaba@hokka.example> biçiminde bir adres olmalı')
}

/** `off`, `on` (one proxy, which writes the last address), or a list of addresses and networks. */
function trustedProxies(value: string, context: z.RefinementCtx): boolean | string {
  if (/^(?:off|false|0)$/.test(value)) return false
  if (/^(?:on|true|1)$/.test(value)) return true
  const proxies = value.split(',').map((proxy) => proxy.trim())
  return proxies.every(isNetwork)
    ? proxies.join(',')
    : mistake(context, 'on, off ya da virgülle ayrılmış ağ adresleri olmalı, örneğin 10.0.0.0/8')
}

function isNetwork(proxy: string): boolean {
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(proxy)) return true
  const [host = '', bits = '1'] = proxy.split(/\/(.*)/s)
  const family = isIP(host)
  return (
    family !== 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) >= 1 &&
    Number(bits) <= (family === 4 ? 32 : 128)
  )
}

/** `wiki.lan, 127.0.0.1:8080, [::1]:8080`, each as an address has it. */
function allowedHosts(value: string, context: z.RefinementCtx): string[] {
  const hosts = value.split(',').map((host) => hostOf(host.trim()))
  return hosts.every((host) => host !== null)
    ? hosts
    : mistake(context, 'virgülle ayrılmış sunucu adları olmalı, örneğin 127.0.0.1:8080')
}

function hostOf(text: string): string | null {
  const [, name, port = ''] = /^(\[[\da-f:.]+\]|[\p{L}\d.-]+)((?::\d{1,5})?)$/iu.exec(text) ?? []
  const url = name === undefined ? null : URL.parse(`http://${name}${port}`)
  // The address itself would leave out a port that is the usual one.
  return url && `${url.hostname}${port}`
}
