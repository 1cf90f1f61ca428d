import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locks } from './locks.ts'

const functions = new URL('functions/', import.meta.url)

it('gives every advisory lock a number of its own', () => {
  const numbers = Object.values(locks)
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('knows the locks that functions take, each of one function', () => {
  const taken = readdirSync(functions).flatMap((name) =>
    [...readFileSync(new URL(name, functions), 'utf8').matchAll(/advisory\w*lock\((\d+)\)/g)].map(
      ([, number]) => Number(number),
    ),
  )
  expect(taken.toSorted((one, other) => one - other)).toEqual([
    locks.tallies,
    locks.liveEvents,
    locks.statistics,
  ])
})
