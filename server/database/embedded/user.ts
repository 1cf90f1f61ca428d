import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { text } from 'node:stream/consumers'

/** Whom PostgreSQL runs as; undefined means: as we do. */
export type DatabaseUser = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root: then another user runs it, the owner of an existing database first. */
export function databaseUser(home: string): DatabaseUser {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(home)) {
    const { uid, gid } = statSync(home)
    if (uid !== 0) return { uid, gid }
  }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['hokka', 'postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error(
    'PostgreSQL root olarak çalışmaz; "hokka" adında bir kullanıcı açın (useradd --system hokka).',
  )
}

/** Nothing of our own environment may change what PostgreSQL does (PGDATA, LC_ALL, …). */
export const databaseEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** Trying it as that user is the only sure test: modes, ACLs, mount options and libraries all count. */
export function canRun(user: DatabaseUser, file: string, ...args: string[]): boolean {
  const options = { ...user, env: databaseEnvironment, cwd: '/', stdio: 'ignore' } as const
  return spawnSync(file, args, options).status === 0
}

export function canEnter(user: DatabaseUser, folder: string): boolean {
  return canRun(user, '/bin/sh', '-c', 'cd "$1" && test -w .', 'sh', folder)
}

/** Runs a program to its end and gives its output; fails with what it complained about. */
export async function run(
  user: DatabaseUser,
  file: string,
  args: string[],
  input = '',
): Promise<void> {
  const child = spawn(file, args, { ...user, env: databaseEnvironment, cwd: '/' })
  child.stdin.on('error', () => {}) // It may end without reading; its exit code tells.
  child.stdin.end(input)
  const [output, errors, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  const complaint = complaintIn(errors)
  if (code !== 0 || complaint) throw new Error(complaint ?? lastLine(errors || output) ?? signal)
}

/** The line in which PostgreSQL says what is wrong. */
export function complaintIn(log: string): string | undefined {
  return /(?:PANIC|FATAL|ERROR|error): +(.*)/.exec(log)?.[1]
}

function lastLine(log: string): string | undefined {
  return log.trim().split('\n').at(-1)
}
