import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './command.mjs'
import { projectNode } from './node.mjs'

const NAME = '@sparticuz/chromium'
const VERSION = '153.0.0'

/** It brings its libraries along; fonts are used only where the system has none. */
const LAUNCHER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/unpacked/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here/unpacked/fonts"
exec "$here/unpacked/chromium" "$@"
`

/** The one in the package looks in folders of its cloud. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">.</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`

/** A Chromium out of an npm package, for those who may not install programs. */
export async function unpackChromium(folder) {
  mkdirSync(folder, { recursive: true })
  const packed = join(folder, 'node_modules', NAME)
  const options = ['--prefix', folder, '--loglevel=error', '--no-audit', '--no-fund']
  await run('npm', ['install', ...options, `${NAME}@${VERSION}`], { quiet: true })

  const unfinished = join(folder, 'unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished)
  const script = `const { default: chromium } = await import('${NAME}'); await chromium.executablePath()`
  // It unpacks into the temporary folder, and its libraries only where it believes to be in a cloud.
  const env = { TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
  const args = ['--input-type=module', '-e', script]
  await run(projectNode(), args, { quiet: true, env, cwd: packed })

  const unpacked = join(folder, 'unpacked')
  writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), FONTS)
  rmSync(unpacked, { recursive: true, force: true })
  renameSync(unfinished, unpacked)
  return writeLauncher(join(folder, 'chromium'))
}

function writeLauncher(file) {
  writeFileSync(file, LAUNCHER)
  chmodSync(file, 0o755)
  return file
}
