import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { email } from '../core/account-forms.ts'
import type { Site } from '../core/site.ts'

/** A mistake of whoever starts the site, told in one line and without a stack. */
export class StartError extends Error {}

export interface Config {
  site: Site
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: { name: string; address: string }
  adminEmail: string | undefined
  trustProxy: boolean | string
  /** Multiplies every call limit; tests raise it, nothing else does. */
  limitFactor: number
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

const isOrigin = ({ href, origin }: URL): boolean => href === `${origin}/`

/** A user hidden in the query string would win over the application's own, who may do less. */
const namesItsUser = ({ username, searchParams }: URL): boolean =>
  username !== '' && !searchParams.has('user') && !searchParams.has('password')

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
    ADMIN_EMAIL: text.pipe(email).optional(),
    LOGIN_PATH: path.default('/giris'),
    API_BASE: path.default('/api'),
    TRUST_PROXY: text.transform(trustedProxies).default(false),
  })
  .refine(({ LOGIN_PATH, API_BASE }) => !`${LOGIN_PATH}/`.startsWith(`${API_BASE}/`), {
    path: ['LOGIN_PATH'],
    error: 'API_BASE altında olamaz',
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
    mailFrom: values.MAIL_FROM ?? { name: values.SITE_NAME, address: `merhaba@${url.hostname}` },
    adminEmail: values.ADMIN_EMAIL,
    trustProxy: values.TRUST_PROXY,
    limitFactor: 1,
  }
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

/** `off`, `on` (believe whoever connects), or a list of addresses and networks. */
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
