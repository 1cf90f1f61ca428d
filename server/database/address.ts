import { createHmac } from 'node:crypto'
import { Client, type ClientConfig, escapeIdentifier, escapeLiteral } from 'pg'
import { StartError } from '../config.ts'
import { locks } from './locks.ts'

/** How to reach a database twice: as its owner, who migrates, and as the application. */
export interface DatabaseAddress {
  owner: ClientConfig
  app: ClientConfig
}

export function externalAddress(databaseUrl: string): DatabaseAddress {
  const url = new URL(databaseUrl)
  const owner: ClientConfig = { connectionString: databaseUrl }
  const password = appPassword(decodeURIComponent(url.password))
  const appUrl = new URL(databaseUrl)
  appUrl.username = encodeURIComponent(appRoleOf(decodeURIComponent(url.username)))
  appUrl.password = password
  return { owner, app: { connectionString: appUrl.href } }
}

export function embeddedAddress(embedded: {
  socketDir: string
  port: number
  owner: string
  database: string
}): DatabaseAddress {
  const target = { host: embedded.socketDir, port: embedded.port, database: embedded.database }
  return {
    owner: { ...target, user: embedded.owner },
    app: { ...target, user: appRoleOf(embedded.owner) },
  }
}

export const appRoleOf = (owner: string): string => `${owner}_app`

/**
 * Derived from the owner's, so that all processes agree on it and nobody has to configure it. An
 * owner who needs none gives it none: everybody could derive that one.
 */
function appPassword(ownerPassword: string): string {
  if (ownerPassword === '') return ''
  return createHmac('sha256', ownerPassword).update('hokka application role').digest('hex')
}

export async function withOwner<Result>(
  address: DatabaseAddress,
  work: (owner: Client, appRole: string) => Promise<Result>,
): Promise<Result> {
  const owner = await connectOwner(address)
  try {
    return await work(owner, await ensureAppRole(owner, address))
  } finally {
    await owner.end()
  }
}

async function connectOwner(address: DatabaseAddress): Promise<Client> {
  const owner = new Client({ ...address.owner, connectionTimeoutMillis: 10_000 })
  owner.on('error', () => undefined) // A cut connection fails the next query as well.
  try {
    await owner.connect()
    return owner
  } catch (error) {
    throw new StartError(`Veritabanına bağlanılamadı: ${reasonOf(error)}`, { cause: error })
  }
}

/** A name with several addresses fails with several errors, of which none is in the message. */
function reasonOf(error: unknown): string {
  return error instanceof AggregateError ? reasonOf(error.errors[0]) : (error as Error).message
}

const oldestVersion = 15

async function ensureAppRole(owner: Client, address: DatabaseAddress): Promise<string> {
  const { rows } = await owner.query<{ name: string; version: number }>(
    `SELECT current_user AS name, current_setting('server_version_num')::int / 10000 AS version`,
  )
  const { name, version } = rows[0]!
  if (version < oldestVersion)
    throw new StartError(
      `PostgreSQL ${oldestVersion} ya da yenisi gerekiyor; bu sunucu ${version}.`,
    )
  const appRole = appRoleOf(name)
  await owner.query('SELECT pg_advisory_lock($1)', [locks.appRole])
  try {
    if (!(await canConnect(address.app))) await createAppRole(owner, appRole, address)
  } finally {
    await owner.query('SELECT pg_advisory_unlock($1)', [locks.appRole])
  }
  return appRole
}

export async function canConnect(config: ClientConfig): Promise<boolean> {
  const client = new Client(config)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

async function createAppRole(
  owner: Client,
  appRole: string,
  address: DatabaseAddress,
): Promise<void> {
  const { password } = new Client(address.app)
  const login = password ? `LOGIN PASSWORD ${escapeLiteral(password)}` : 'LOGIN'
  try {
    const { rowCount } = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [appRole])
    const verb = rowCount === 0 ? 'CREATE' : 'ALTER'
    await owner.query(`${verb} ROLE ${escapeIdentifier(appRole)} ${login}`)
  } catch (error) {
    // Roles belong to the whole server, locks to a database: a site in another may have been faster.
    if (await canConnect(address.app)) return
    throw new StartError(
      `Veritabanında "${appRole}" rolü hazırlanamadı; DATABASE_URL'deki kullanıcıya CREATEROLE hakkı verin (${(error as Error).message}).`,
    )
  }
}
