import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { announce, inRoot, run } from './command.mjs'
import { projectNode } from './node.mjs'

const SOURCES = ['web', 'core', 'vite.config.ts', 'scripts/build.mjs', 'package-lock.json']
const stamp = inRoot('dist/.built')

/** Builds the pages when something that they are made of has changed. */
export async function ensurePages() {
  const wanted = fingerprint()
  const whole = [stamp, inRoot('dist/client'), inRoot('dist/server')].every((it) => existsSync(it))
  if (whole && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(stamp, { force: true })
  try {
    await announce('Sayfalar derleniyor', 'Sayfalar derlendi', () =>
      run(projectNode(), [inRoot('scripts/build.mjs')], { quiet: true }),
    )
  } catch (error) {
    throw new Error(`Sayfalar derlenemedi (${error.message}).`, { cause: error })
  }
  writeFileSync(stamp, wanted)
}

/** By content: a fresh clone and a changed branch have new times on old files. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(inRoot(path))) return []
  if (!statSync(inRoot(path)).isDirectory()) return [path]
  return readdirSync(inRoot(path))
    .filter((name) => !name.includes('.gen.') && !name.includes('.test.')) // Made by, or no part of, the build.
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
