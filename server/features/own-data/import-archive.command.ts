/** `npm run import-archive -- USERNAME FILE`: brings a member's archive of another site to this one, running or not. */
import { fold } from '../../../core/turkish/fold.ts'
import type { Role } from '../../../core/contracts/users.ts'
import { type Config, readConfig, StartError } from '../../config.ts'
import { withOwner } from '../../database/address.ts'
import { connect, type Database } from '../../database/connection.ts'
import { reachDatabase } from '../../database/open.ts'
import { openStorage } from '../../files/storage.ts'
import { importArchive } from './import-archive.ts'

try {
  const [name = '', file = '', ...rest] = process.argv.slice(2)
  if (file === '' || rest.length > 0)
    throw new StartError('npm run import-archive -- KULLANICI_ADI DOSYA biçiminde yazın.')
  const username = fold(name.replace(/^@/, ''))
  const { posts, pictures, problems } = await bring(readConfig(process.env), username, file)
  for (const problem of problems) process.stdout.write(`Alınamadı: ${problem}\n`)
  process.stdout.write(`@${username} için ${posts} yazı ve ${pictures} resim alındı.\n`)
} catch (error) {
  process.stderr.write(`Arşiv alınamadı: ${(error as Error).message}\n`)
  process.exitCode = 1
}

async function bring(config: Config, username: string, file: string) {
  const { address, close } = await reachDatabase(config, () => undefined)
  try {
    return await withOwner(address, async () => {
      // As the application, so that a running site learns of it at once.
      const { database, close: disconnect } = connect(address, () => undefined)
      try {
        const member = await findMember(database, username)
        return await importArchive({ database, storage: await openStorage(config) }, member, file)
      } finally {
        await disconnect()
      }
    })
  } finally {
    await close()
  }
}

async function findMember(database: Database, username: string) {
  const member = await database
    .selectFrom('users')
    .select(['id', 'role'])
    .where('username', '=', username)
    .executeTakeFirst()
  if (member === undefined) throw new StartError(`@${username} adında bir üye yok.`)
  return { id: member.id, role: member.role as Role }
}
