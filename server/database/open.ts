import type { Config } from '../config.ts'
import { canConnect, type DatabaseAddress, embeddedAddress, externalAddress } from './address.ts'
import { embeddedSocket, startEmbedded } from './embedded.ts'

export interface OpenDatabase {
  address: DatabaseAddress
  close: () => Promise<void>
}

const leaveOpen = async (): Promise<void> => undefined

/** The configured PostgreSQL, or our own when none is configured. */
export async function openDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined)
    return { address: externalAddress(config.databaseUrl), close: leaveOpen }
  const embedded = await startEmbedded({ dataDir: config.dataDir, onProgress: say })
  return { address: embeddedAddress(embedded), close: () => embedded.stop() }
}

/** For a command beside the site: what the site is running already, or else one for the moment. */
export async function reachDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) {
    const address = embeddedAddress(embeddedSocket(config.dataDir))
    if (await canConnect(address.owner)) return { address, close: leaveOpen }
  }
  return openDatabase(config, say)
}
