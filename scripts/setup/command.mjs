import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const inRoot = (...parts) => join(root, ...parts)

/** The system's own programs: npm puts those of the packages first, which it is about to replace. */
export const systemPath = (process.env.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.endsWith('node_modules/.bin'))
  .join(':')

/** Runs a program to its end; its output is shown, or with `quiet` only when it fails. */
export async function run(program, args, { quiet = false, env = {}, cwd = root } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PATH: systemPath, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  })
  const said = []
  child.stdout?.on('data', (chunk) => said.push(chunk))
  child.stderr?.on('data', (chunk) => said.push(chunk))
  const outcome = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.code))
    child.once('close', (code, signal) => resolve(signal ?? code))
  })
  const output = Buffer.concat(said).toString()
  if (outcome === 0) return output
  if (quiet) process.stderr.write(output)
  throw new Error(`${program}: ${outcome}`)
}

/** Says what is going on, and in the end how long it took. */
export async function announce(doing, done, work) {
  const since = Date.now()
  const seconds = () => Math.round((Date.now() - since) / 1000)
  console.log(`${doing}…`)
  const timer = setInterval(() => console.log(`${doing}… ${seconds()} sn`), 5000)
  try {
    const result = await work()
    console.log(`${done} (${seconds()} sn).`)
    return result
  } finally {
    clearInterval(timer)
  }
}
