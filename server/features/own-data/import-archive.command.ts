/** `npm run import-archive -- USERNAME FILE`: brings a member's archive of another site to this one, running or not. */
import { fold } from '../../../core/turkish/fold.ts'
import type { Role } from '../../../core/contracts/users.ts'
import { type Config, readConfig, StartError } from '../../config.ts'
import { besideTheSite } from '../../database/command.ts'
import type { Database } from '../../database/connection.ts'
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

function bring(config: Config, username: string, file: string) {
  return besideTheSite(config, async (database) => {
    const member = await findMember(database, username)
    return importArchive({ database, storage: await openStorage(config) }, member, file)
  })
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
