// Runs the server's tests against Debian's PostgreSQL, the oldest that the site supports, instead of the
// embedded one: a throw-away cluster, reached over TCP with a password as an owner that is no superuser.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from './setup/command.mjs'
import { projectNode } from './setup/node.mjs'

const VERSIONS = '/usr/lib/postgresql'

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function main(args) {
  const programs = installedPrograms() ?? installDebian()
  const folder = mkdtempSync(join(tmpdir(), 'hokka-postgres-'))
  const cluster = join(folder, 'cluster')
  const asOwner = (program, ...rest) => runAsPostgres(join(programs, program), rest)
  try {
    const { port, password } = await create(folder, cluster, asOwner)
    return await runTests(`postgres://owner:${password}@127.0.0.1:${port}/postgres`, args)
  } finally {
    if (existsSync(join(cluster, 'postmaster.pid'))) {
      asOwner('pg_ctl', 'stop', '-D', cluster, '-m', 'fast', '-s')
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

function installedPrograms() {
  if (!existsSync(VERSIONS)) return undefined
  const newest = readdirSync(VERSIONS, { withFileTypes: true })
    .map(({ name }) => name)
    .filter((name) => existsSync(join(VERSIONS, name, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a))[0]
  return newest && join(VERSIONS, newest, 'bin')
}

function installDebian() {
  if (process.getuid?.() !== 0) {
    throw new Error('PostgreSQL kurulu değil; kurmak için root gerekir: apt-get install postgresql')
  }
  console.log('PostgreSQL kuruluyor…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-q'], { env, stdio: 'inherit' })
  run('apt-get', ['install', '-q', '-y', 'postgresql'], { env, stdio: 'inherit' })
  return installedPrograms()
}

async function create(folder, cluster, asOwner) {
  const password = randomBytes(16).toString('hex')
  const port = await freePort()
  writeFileSync(join(folder, 'password'), password)
  writeFileSync(join(folder, 'roles.sql'), rolesFor(password))
  giveToPostgres(folder)
  const secrets = ['--auth=scram-sha-256', `--pwfile=${join(folder, 'password')}`]
  const locale = ['--locale-provider=icu', '--icu-locale=tr-TR', '--locale=C.UTF-8']
  asOwner('initdb', '-D', cluster, '-U', 'postgres', '-E', 'UTF8', ...locale, ...secrets)
  const settings = `-c listen_addresses=127.0.0.1 -p ${port} -k ${folder} -c max_connections=200 -c fsync=off`
  asOwner('pg_ctl', 'start', '-w', '-s', '-D', cluster, '-l', join(folder, 'log'), '-o', settings)
  const address = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  asOwner('psql', '-q', '-v', 'ON_ERROR_STOP=1', '-f', join(folder, 'roles.sql'), address)
  return { port, password }
}

function rolesFor(password) {
  return `CREATE ROLE owner LOGIN CREATEDB CREATEROLE PASSWORD '${password}';
GRANT ALL ON DATABASE postgres TO owner;
`
}

function giveToPostgres(folder) {
  chmodSync(folder, 0o700)
  if (process.getuid?.() === 0) run('chown', ['-R', 'postgres:', folder])
}

/** PostgreSQL refuses root; whoever else runs the tests can run it as well. */
function runAsPostgres(program, args) {
  if (process.getuid?.() !== 0) return run(program, args)
  // Not everybody's PATH leads to what only root uses.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }
  return run('runuser', ['-u', 'postgres', '--', program, ...args], { env })
}

function run(program, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...options,
  })
  if (status !== 0) throw new Error(`${program}: ${stderr || stdout || error || status}`)
}

/** Ctrl+C reaches the tests as well; we stay to clear up when they have ended. */
async function runTests(url, args) {
  process.on('SIGINT', () => {})
  const child = spawn(projectNode(), [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...args], {
    cwd: inRoot(),
    env: { ...process.env, TEST_DATABASE_URL: url },
    stdio: 'inherit',
  })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
