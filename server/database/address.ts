import { createHmac } from 'node:crypto'
import { Client, type ClientConfig, escapeIdentifier, escapeLiteral } from 'pg'
import { StartError } from '../config.ts'

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
  const place = { host: embedded.socketDir, port: embedded.port, database: embedded.database }
  return {
    owner: { ...place, user: embedded.owner },
    app: { ...place, user: appRoleOf(embedded.owner) },
  }
}

export const appRoleOf = (owner: string): string => `${owner}_app`

/** Derived from the owner's, so that all processes agree on it and nobody has to configure it. */
function appPassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update('hokka application role').digest('hex')
}

export async function withOwner<Result>(
  address: DatabaseAddress,
  work: (owner: Client, appRole: string) => Promise<Result>,
): Promise<Result> {
  const owner = new Client(address.owner)
  await owner.connect()
  try {
    return await work(owner, await ensureAppRole(owner, address))
  } finally {
    await owner.end()
  }
}

/** Roles belong to the whole server, so two sites starting at once must not create one twice. */
async function ensureAppRole(owner: Client, address: DatabaseAddress): Promise<string> {
  const { rows } = await owner.query<{ name: string }>('SELECT current_user AS name')
  const appRole = appRoleOf(rows[0]!.name)
  const password = new Client(address.app).password ?? ''
  await owner.query('SELECT pg_advisory_lock(7407204)')
  try {
    const { rowCount } = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [appRole])
    const role = escapeIdentifier(appRole)
    const login = password === '' ? 'LOGIN' : `LOGIN PASSWORD ${escapeLiteral(password)}`
    if (rowCount === 0) await owner.query(`CREATE ROLE ${role} ${login}`)
    else if (password !== '') await owner.query(`ALTER ROLE ${role} ${login}`)
  } catch (error) {
    throw new StartError(
      `Veritabanında "${appRole}" rolü hazırlanamadı; DATABASE_URL'deki kullanıcıya CREATEROLE hakkı verin (${(error as Error).message}).`,
    )
  } finally {
    await owner.query('SELECT pg_advisory_unlock(7407204)')
  }
  return appRole
}
