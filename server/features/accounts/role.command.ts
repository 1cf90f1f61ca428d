/** `npm run role -- USERNAME ROLE`: grants a role, whether the site is running or not. */
import { fold } from '../../../core/turkish/fold.ts'
import { type Role, roles } from '../../../core/contracts/users.ts'
import { readConfig, StartError } from '../../config.ts'
import { topics } from '../../cache/topics.ts'
import { type DatabaseAddress, withOwner } from '../../database/address.ts'
import { connect } from '../../database/connection.ts'
import { reachDatabase } from '../../database/open.ts'

try {
  const { username, role } = readArguments(process.argv.slice(2))
  await grant(username, role)
  process.stdout.write(`@${username} artık ${role}.\n`)
} catch (error) {
  process.stderr.write(`Rol verilemedi: ${(error as Error).message}\n`)
  process.exitCode = 1
}

function readArguments([name = '', role = '', ...rest]: string[]): {
  username: string
  role: Role
} {
  const isRole = (text: string): text is Role => roles.some((known) => known === text)
  if (name === '' || rest.length > 0 || !isRole(role))
    throw new StartError(`npm run role -- KULLANICI_ADI ${roles.join('|')} biçiminde yazın.`)
  return { username: fold(name.replace(/^@/, '')), role }
}

async function grant(username: string, role: Role): Promise<void> {
  const { address, close } = await reachDatabase(readConfig(process.env), () => undefined)
  try {
    await withOwner(address, () => setRole(address, username, role))
  } catch (error) {
    const undefinedTable = '42P01'
    if ((error as { code?: string }).code !== undefinedTable) throw error
    throw new StartError('veritabanı boş; önce siteyi başlatın (npm start).', { cause: error })
  } finally {
    await close()
  }
}

/** Through `write`, so that a running site learns of it at once. */
async function setRole(address: DatabaseAddress, username: string, role: Role): Promise<void> {
  const { database, close } = connect(address, () => undefined)
  try {
    await database.write(async (transaction) => {
      const user = await transaction
        .updateTable('users')
        .set({ role })
        .where('username', '=', username)
        .returning('id')
        .executeTakeFirst()
      if (user === undefined) throw new StartError(`@${username} adında bir üye yok.`)
      transaction.invalidate(topics.viewer(user.id), topics.sessionsOf(user.id))
    })
  } finally {
    await close()
  }
}
