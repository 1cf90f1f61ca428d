import fc from 'fast-check'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ExpectedError } from '../errors.ts'
import { signInTries } from '../../core/limits.ts'
import { SignInTries } from './sign-in-tries.ts'

const { freeTries, firstWait, longestWait, attackTries } = signInTries

let tries: SignInTries
beforeEach(() => {
  tries = new SignInTries(1)
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

const guess = (network: string, name = 'elif'): void => tries.begin(name, network)('wrong')

/** Seconds until the next try is looked at; 0 when it is looked at now. */
function waitOf(network: string, name = 'elif'): number {
  try {
    tries.begin(name, network)('neither')
    return 0
  } catch (error) {
    return Number((error as ExpectedError).headers['Retry-After'])
  }
}

const later = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000)

describe('a wrong password', () => {
  it('makes the next wait longer each time, up to a bound', () => {
    for (let i = 0; i < freeTries; i++) guess('a')
    const waits = []
    for (let i = 0; i < 12; i++) {
      waits.push(waitOf('a'))
      later(waits.at(-1)!)
      guess('a')
    }
    expect(waits.slice(0, 4)).toEqual([firstWait, 2 * firstWait, 4 * firstWait, 8 * firstWait])
    expect(waits.at(-1)).toBe(longestWait)
  })

  it('that is refused unseen makes it no longer', () => {
    for (let i = 0; i < freeTries; i++) guess('a')
    for (let i = 0; i < 50; i++) expect(waitOf('a')).toBe(firstWait)
    later(firstWait)
    expect(waitOf('a')).toBe(0)
  })

  it('is forgotten after the right one', () => {
    for (let i = 0; i < freeTries - 1; i++) guess('a')
    tries.begin('elif', 'a')('right')
    for (let i = 0; i < freeTries - 1; i++) guess('a')
    expect(waitOf('a')).toBe(0)
  })

  it('from anywhere keeps nobody out who has not been wrong', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 30 }), { maxLength: 300 }),
        fc.uuid(),
        (networks, name) => {
          for (const network of networks)
            if (waitOf(`n${network}`, name) === 0) guess(`n${network}`, name)
          expect(waitOf('owner', name)).toBe(0)
        },
      ),
    )
  })
})

describe('a name that is tried from everywhere', () => {
  it('leaves each network one try, and then a wait', () => {
    for (let i = 0; i < attackTries; i++) guess(`n${i}`)
    expect(waitOf('new')).toBe(0)
    guess('new')
    expect(waitOf('new')).toBe(firstWait)
    expect(waitOf('new', 'deniz')).toBe(0)
  })

  it('is an ordinary name again when it is over', () => {
    for (let i = 0; i < attackTries; i++) guess(`n${i}`)
    later(signInTries.rememberedSeconds)
    for (let i = 0; i < freeTries - 1; i++) guess('new')
    expect(waitOf('new')).toBe(0)
  })
})

it('tries that are sent at once are counted before any is answered', () => {
  const outcomes = Array.from({ length: 30 }, () => {
    try {
      return tries.begin('elif', 'a')
    } catch {
      return undefined
    }
  })
  expect(outcomes.filter(Boolean)).toHaveLength(freeTries)
})
