import { type Config, StartError } from '../config.ts'
import { type DatabaseAddress, withOwner } from './address.ts'
import { connect, type Database } from './connection.ts'
import { reachDatabase } from './open.ts'

/**
 * For commands, whether the site is running or not. They work as the application does, so that a running site learns of
 * what they change at once.
 */
export async function besideTheSite<Result>(
  config: Config,
  work: (database: Database, address: DatabaseAddress) => Promise<Result>,
): Promise<Result> {
  const { address, close } = await reachDatabase(config, () => undefined)
  try {
    return await withOwner(address, async () => {
      const { database, close: disconnect } = connect(address, () => undefined)
      try {
        return await work(database, address)
      } finally {
        await disconnect()
      }
    })
  } catch (error) {
    const undefinedTable = '42P01'
    if ((error as { code?: string }).code !== undefinedTable) throw error
    throw new StartError('veritabanı boş; önce siteyi başlatın (npm start).', { cause: error })
  } finally {
    await close()
  }
}
