import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { announce, inRoot, run } from './command.mjs'

const stamp = inRoot('node_modules/.hokka-setup')

/** Installs the packages that the lock file names, unless they are there. */
export async function ensurePackages() {
  const wanted = fingerprint()
  if (read(stamp) === wanted && directOnesAreThere()) return
  if (!matchesLock()) await install()
  remember(wanted)
}

function fingerprint() {
  const { dependencies, devDependencies, optionalDependencies, overrides } = readJson(
    inRoot('package.json'),
  )
  return createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
}

function directOnesAreThere() {
  const { dependencies, devDependencies } = readJson(inRoot('package.json'))
  return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
    existsSync(inRoot('node_modules', name, 'package.json')),
  )
}

/** npm writes down what it has installed, as its last step: an install by hand need not be repeated. */
function matchesLock() {
  const { packages } = readJson(inRoot('package-lock.json'))
  const installed = readJson(inRoot('node_modules/.package-lock.json'))?.packages
  if (!installed || read(stamp) === UNFINISHED) return false
  return Object.entries(packages).every(([path, { version, optional }]) => {
    if (path === '' || (optional && !installed[path])) return true
    return installed[path]?.version === version && existsSync(inRoot(path, 'package.json'))
  })
}

const UNFINISHED = 'unfinished'

async function install() {
  forgetPackages() // In case npm is interrupted before it has even begun to clear the folder.
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund']
  const work = () => run('npm', args, { quiet: true })
  try {
    await announce('Paketler kuruluyor', 'Paketler kuruldu', work)
  } catch (error) {
    throw new Error(
      `Paketler kurulamadı (${error.message}). Bağlantıyı ve klasörün yazılabildiğini denetleyip yeniden deneyin.`,
      { cause: error },
    )
  }
}

/** The next call installs everything anew. */
export function forgetPackages() {
  remember(UNFINISHED)
}

/** Not being able to write is no reason to stop when everything is there. */
function remember(state) {
  try {
    writeFileSync(stamp, state)
  } catch {}
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function readJson(file) {
  const text = read(file)
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
