import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What PostgreSQL writes about itself: its process id first, its state in the eighth line. */
export function readPidFile(cluster: string): { pid: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/**
 * Ends what a killed site, or a killed postmaster, left running on these files, and removes the
 * marks of it, which would stop a new start if a process id were in use again. The caller holds the lock.
 */
export async function clearRemains(cluster: string, socketDir: string): Promise<void> {
  const postmaster = readPidFile(cluster)?.pid
  if (processesOn(cluster).some((pid) => pid === postmaster)) {
    await bringDown(
      () => processesOn(cluster).some((pid) => pid === postmaster),
      (name) => signal(postmaster, name),
      [
        ['SIGINT', 15_000],
        ['SIGQUIT', 10_000],
        ['SIGKILL', 5000],
      ],
    )
  }
  // Backends without a postmaster go by themselves, unless they are busy.
  await bringDown(
    () => processesOn(cluster).length > 0,
    (name) => processesOn(cluster).forEach((pid) => signal(pid, name)),
    [
      ['SIGQUIT', 3000],
      ['SIGKILL', 10_000],
    ],
  )
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  for (const name of readdirSync(socketDir)) rmSync(join(socketDir, name), { force: true })
}

/** Sends ever stronger signals, each with its milliseconds of patience. */
export async function bringDown(
  alive: () => boolean,
  send: (name: NodeJS.Signals) => void,
  steps: [NodeJS.Signals, number][],
): Promise<void> {
  for (const [name, patience] of steps) {
    const end = Date.now() + patience
    if (alive()) send(name)
    while (alive() && Date.now() < end) await pause(20)
  }
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, name)
  } catch {
    // It has just gone.
  }
}

/** Every process of PostgreSQL works in its data folder; that tells it from others of the same id. */
function processesOn(cluster: string): number[] {
  if (existsSync('/proc/self/cwd')) {
    const all = readdirSync('/proc').map(Number)
    return all.filter((pid) => pid > 0 && worksIn(pid, cluster))
  }
  const pid = readPidFile(cluster)?.pid
  const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return pid && command.stdout?.includes(cluster) ? [pid] : []
}

function worksIn(pid: number, cluster: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === cluster &&
      readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    )
  } catch {
    return false // Gone, or somebody else's.
  }
}
