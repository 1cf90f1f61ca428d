import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { callsFile, callTable } from '../scripts/calls.ts'

it('the table by which pages make calls says what the contracts say', async () => {
  expect(readFileSync(callsFile, 'utf8'), 'npm run calls').toBe(await callTable())
})
