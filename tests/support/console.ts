import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What the console says in a test is either expected there or a defect. */
const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => ({ name }))
let heard: string[] = []

beforeEach(() => {
  heard = []
  for (const { name } of spies)
    vi.spyOn(console, name).mockImplementation((...args) => void heard.push(args.join(' ')))
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(heard, 'unexpected console output').toEqual([])
})
