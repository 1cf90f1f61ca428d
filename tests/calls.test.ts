import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { callsFolder, callTables } from '../scripts/calls.ts'

it('the tables by which pages make calls say what the contracts say', async () => {
  const written = readdirSync(callsFolder).map((name) => [
    name,
    readFileSync(join(callsFolder, name), 'utf8'),
  ])
  expect(Object.fromEntries(written), 'npm run calls').toEqual(await callTables())
})
