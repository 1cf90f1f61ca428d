import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Authentication } from './authentication.ts'
import { bringDown, clearRemains, readPidFile } from './processes.ts'
import { complaintIn, databaseEnvironment, type DatabaseUser } from './user.ts'

export const PORT = 5432

export interface Server {
  native: string
  cluster: string
  socketDir: string
  authentication: Authentication
  user: DatabaseUser
  log: (chunk: Buffer) => void
}

export interface Postmaster {
  /** How it ended: an exit code or a signal. */
  exited: Promise<string>
  stop(): Promise<void>
}

/** Starts PostgreSQL and waits until it takes connections, however long it has to recover. */
export async function startPostmaster(server: Server): Promise<Postmaster> {
  await clearRemains(server.cluster, server.socketDir)
  const child = spawn(
    join(server.native, 'bin', 'postgres'),
    ['-D', server.cluster, ...settings(server)],
    {
      ...server.user,
      env: databaseEnvironment,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true, // Ctrl+C is for the site, which stops PostgreSQL when it needs it no more.
    },
  )
  let firstWords = ''
  child.stderr.on('data', (chunk: Buffer) => {
    server.log(chunk)
    if (firstWords.length < 10_000) firstWords += chunk.toString()
  })
  const alive = () => child.exitCode === null && child.signalCode === null
  const shutDownAtExit = () => child.kill('SIGINT')
  process.once('exit', shutDownAtExit)
  const closed = once(child, 'close')
  // Not 'close': backends that outlive a killed postmaster keep its output open.
  const exited = once(child, 'exit').then(([code, signal]) => {
    process.off('exit', shutDownAtExit)
    return String(signal ?? code)
  })
  const stop = async () => {
    await bringDown(alive, (name) => child.kill(name), [
      ['SIGTERM', 2000], // Smart: waits for the clients.
      ['SIGINT', 20_000], // Fast: sends them away.
      ['SIGQUIT', 10_000],
      ['SIGKILL', 5000],
    ])
    await exited
  }

  while (alive()) {
    const written = readPidFile(server.cluster)
    if (written?.pid === child.pid && written?.ready) return { exited, stop }
    await pause(10)
  }
  const how = await exited
  await Promise.race([closed, pause(1000)]) // For its last words.
  throw new Error(`PostgreSQL başlatılamadı: ${complaintIn(firstWords) ?? how}`)
}

function settings({ socketDir, authentication }: Server): string[] {
  const values = {
    listen_addresses: '',
    port: PORT,
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    hba_file: authentication.hba,
    ident_file: authentication.ident,
    max_connections: 200,
    shared_buffers: '128MB',
    fsync: 'on',
    jit: 'off', // Its compilations cost more than they gain in short queries.
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'off', // The site keeps the log, and its size in check.
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse', // Details hold people's data.
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
