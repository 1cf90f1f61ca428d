import { resolve } from 'node:path'
import * as z from 'zod'
import type { Site } from '../core/site.ts'

/** A mistake of whoever starts the site, told in one line and without a stack. */
export class StartError extends Error {}

const text = z.string().trim().min(1)
const path = text.regex(/^\/[A-Za-z0-9/_-]*[A-Za-z0-9_-]$/, 'bir yol olmalı, örneğin /giris')

const variables = z.object({
  PORT: z.coerce.number('bir sayı olmalı').int().min(0).max(65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'http:// ya da https:// ile başlayan bir adres olmalı' })
    .optional(),
  SITE_NAME: text.max(60).default('Hokka'),
  DATA_DIR: text.default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'postgres:// ile başlayan bir adres olmalı' })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'smtp:// ya da smtps:// ile başlayan bir adres olmalı' })
    .optional(),
  MAIL_FROM: text.optional(),
  ADMIN_EMAIL: z.email('bir e-posta adresi olmalı').optional(),
  LOGIN_PATH: path.default('/giris'),
  API_BASE: path.default('/api'),
  TRUST_PROXY: text.optional(),
})

export interface Config {
  site: Site
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  adminEmail: string | undefined
  trustProxy: boolean | string
  /** Multiplies every call limit; tests raise it, nothing else does. */
  limitFactor: number
}

/** Reads the environment; nothing else in the project does. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = variables.safeParse(given)
  if (!result.success) throw new StartError(firstMistake(result.error))
  const values = result.data
  const url = values.SITE_URL ?? `http://localhost:${values.PORT}`
  if (new URL(url).pathname !== '/')
    throw new StartError('SITE_URL yalnızca kök adres olabilir, örneğin https://hokka.example')
  return {
    site: {
      name: values.SITE_NAME,
      url: new URL(url).origin,
      apiBase: values.API_BASE,
      loginPath: values.LOGIN_PATH,
      isDemo: values.SITE_URL === undefined,
    },
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${values.SITE_NAME} <merhaba@${new URL(url).hostname}>`,
    adminEmail: values.ADMIN_EMAIL,
    trustProxy: trustedProxies(values.TRUST_PROXY),
    limitFactor: 1,
  }
}

function firstMistake(error: z.ZodError): string {
  const [issue] = error.issues
  return `${String(issue?.path[0])} geçersiz: ${issue?.message ?? ''}`
}

/** `off`, `on` (believe whoever connects), or a list of addresses and networks. */
function trustedProxies(value: string | undefined): boolean | string {
  if (value === undefined || value === 'off' || value === 'false' || value === '0') return false
  return value === 'on' || value === 'true' || value === '1' ? true : value
}
