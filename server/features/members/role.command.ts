/** `npm run role -- USERNAME ROLE`: grants a role, whether the site is running or not. */
import { fold } from '../../../core/turkish/fold.ts'
import { type Role, roles } from '../../../core/contracts/users.ts'
import { readConfig, StartError } from '../../config.ts'
import { besideTheSite } from '../../database/command.ts'
import type { Database } from '../../database/connection.ts'
import { refusals } from '../../messages.ts'
import { lockDeletions } from '../accounts/accounts.public.ts'
import { recordAct } from '../moderation/moderation.public.ts'
import { findPerson, setRole } from './acts.sql.ts'

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

/** Not even whoever runs the site leaves it without an admin. */
function grant(database: Database, username: string, role: Role): Promise<void> {
  return database.write(async (transaction) => {
    await lockDeletions(transaction)
    const person = await findPerson(transaction, username)
    if (person === undefined) throw new StartError(`@${username} adında bir üye yok.`)
    if (person.isDeleted) throw new StartError(refusals.member.closed)
    if (person.isLastAdmin && role !== 'admin') throw new StartError(refusals.member.lastAdmin)
    await setRole(transaction, person.id, role)
    await recordAct(transaction, {
      actorId: null,
      action: 'roleChanged',
      target: { type: 'user', id: person.id },
      details: { from: person.role, to: role },
    })
  })
}
