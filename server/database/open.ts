import type { Config } from '../config.ts'
import { type DatabaseAddress, embeddedAddress, externalAddress } from './address.ts'
import { startEmbedded } from './embedded.ts'

export interface OpenDatabase {
  address: DatabaseAddress
  close(): Promise<void>
}

/** The configured PostgreSQL, or our own when none is configured. */
export async function openDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined)
    return { address: externalAddress(config.databaseUrl), close: async () => undefined }
  const embedded = await startEmbedded({ dataDir: config.dataDir, onProgress: say })
  return { address: embeddedAddress(embedded), close: () => embedded.stop() }
}
