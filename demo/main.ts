/** `npm run demo -- --users 1000 --posts 20000`: fills the database with a demo community. */
import { parseArgs } from 'node:util'
import { withOwner } from '../server/database/address.ts'
import { reachDatabase } from '../server/database/open.ts'
import { readConfig, StartError } from '../server/config.ts'
import { openStorage } from '../server/files/storage.ts'
import { prepareDatabase } from '../server/prepare.ts'
import { loadDemo, smallCommunity } from './load.ts'
import { makeRoom } from './load-room.ts'

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: String(smallCommunity.members) },
    posts: { type: 'string', default: String(smallCommunity.posts) },
    replace: { type: 'boolean', default: false },
  },
})

try {
  const size = {
    members: wholeNumber('--users', values.users),
    posts: wholeNumber('--posts', values.posts),
  }
  const config = readConfig(process.env)
  const { address, close } = await reachDatabase(config, console.log)
  try {
    await prepareDatabase(address)
    await withOwner(address, async (owner) => {
      await makeRoom(owner, values.replace)
      const storage = await openStorage(config)
      await loadDemo({ owner, storage }, size, showProgress)
    })
  } finally {
    await close()
  }
  console.log(`\nHazır: ${size.members} üye, ${size.posts} yazı.`)
} catch (error) {
  console.error(`Yüklenemedi: ${(error as Error).message}`)
  process.exitCode = 1
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,8}$/.test(text)) throw new StartError(`${name} bir tam sayı olmalı.`)
  return Number(text)
}

function showProgress(done: number, total: number): void {
  const width = 40
  const filled = Math.round((done / total) * width)
  process.stdout.write(`\r[${'█'.repeat(filled)}${'░'.repeat(width - filled)}] ${done}/${total}`)
}
