/** `npm run role -- USERNAME ROLE`: grants a role, whether the site is running or not. */
import { fold } from '../../../core/turkish/fold.ts'
import { type Role, roles } from '../../../core/contracts/users.ts'
import { readConfig, StartError } from '../../config.ts'
import { topics } from '../../cache/topics.ts'
import { besideTheSite } from '../../database/command.ts'
import type { Database } from '../../database/connection.ts'
import { recordAct } from '../moderation/moderation.public.ts'

try {
  const { username, role } = readArguments(process.argv.slice(2))
  await besideTheSite(readConfig(process.env), (database) => grant(database, username, role))
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

/** Whoever runs the site may do more than its admins: also leave it without one. */
function grant(database: Database, username: string, role: Role): Promise<void> {
  return database.write(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'role'])
      .where('username', '=', username)
      .forUpdate()
      .executeTakeFirst()
    if (user === undefined) throw new StartError(`@${username} adında bir üye yok.`)
    await transaction.updateTable('users').set({ role }).where('id', '=', user.id).execute()
    await recordAct(transaction, {
      actorId: null,
      action: 'roleChanged',
      target: { type: 'user', id: user.id },
      details: { from: user.role, to: role },
    })
    transaction.invalidate(topics.viewer(user.id), topics.sessionsOf(user.id))
  })
}
