/** `npm run check`: everything that must hold before a change lands, cheapest first. */
import { spawnSync } from 'node:child_process'

const steps = [
  ['Biçim', 'oxfmt', ['--check', '.']],
  ['Kurallar', 'oxlint', ['--type-aware']],
  ['Türler', 'tsc', ['--noEmit']],
  ['Kullanılmayan kod', 'knip', []],
  ['Testler', 'npm', ['test']],
]

for (const [name, command, args] of steps) {
  console.log('\n──', name)
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
