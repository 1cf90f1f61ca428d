import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What the console says in a test is either expected there or a defect. */
const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => ({ name }))
let printed: string[] = []

beforeEach(() => {
  printed = []
  for (const { name } of spies)
    vi.spyOn(console, name).mockImplementation((...args) => void printed.push(args.join(' ')))
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(printed, 'unexpected console output').toEqual([])
})
