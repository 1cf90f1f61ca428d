import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { inRoot, systemPath } from './command.mjs'
import { forgetPackages } from './packages.mjs'

const NEEDED = 24
const pinned = inRoot('node_modules/.bin/node')

/** The scripts find the Node of the packages first, where there is one for this platform. */
export function ensureNode() {
  if (isEnough(versionOf(pinned))) return
  const system = versionOf('node')
  if (isEnough(system)) {
    rmSync(pinned, { force: true }) // One that does not run here would be found first all the same.
    return
  }
  const platform = `${process.platform}-${process.arch}`
  if (existsSync(inRoot('node_modules', `node-${platform}`))) {
    forgetPackages()
    throw new Error('Paketlerdeki Node.js bozuk; yeniden deneyin, paketler baştan kurulacak.')
  }
  throw new Error(
    `Hokka için Node.js ${NEEDED} ya da daha yenisi gerekli (bu makinede ${system || 'yok'}, ${platform} için hazır paket yok): https://nodejs.org`,
  )
}

/** The program with which the project's own scripts run. */
export function projectNode() {
  return isEnough(versionOf(pinned)) ? pinned : 'node'
}

function versionOf(program) {
  const env = { ...process.env, PATH: systemPath }
  return spawnSync(program, ['--version'], { encoding: 'utf8', env }).stdout?.trim() ?? ''
}

function isEnough(version) {
  return Number(/^v(\d+)/.exec(version)?.[1]) >= NEEDED
}
