import { chmodSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { OWNER } from './cluster.ts'

/** Our own two roles, the application's being named after the owner's. */
const ROLES = `${OWNER},${OWNER}_app`

export interface Authentication {
  hba: string
  ident: string
}

/**
 * Who may connect as whom, written anew at every start. The kernel says whose process is at the
 * socket: ours or root's gets in as the site, nobody as the superuser, any other role by password.
 * The files lie beside the database's folder, because that belongs to the database's user, who may
 * run other things on this machine.
 */
export function writeAuthentication(home: string): Authentication {
  const hba = `${home}.hba.conf`
  const ident = `${home}.ident.conf`
  write(hba, [
    'local all postgres reject',
    `local all ${ROLES} peer map=site`,
    'local all all scram-sha-256',
  ])
  const names = new Set([userInfo().username, 'root'])
  write(
    ident,
    [...names].flatMap((name) => ROLES.split(',').map((role) => `site "${name}" ${role}`)),
  )
  return { hba, ident }
}

function write(file: string, lines: string[]): void {
  writeFileSync(file, `${lines.join('\n')}\n`)
  chmodSync(file, 0o644)
}
