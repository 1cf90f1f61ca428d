import { LRUCache } from 'lru-cache'
import { tooMany } from '../errors.ts'
import { signInTries } from '../../core/limits.ts'
import { Counter } from './counter.ts'

interface Pair {
  wrong: number
  /** Before this moment no further try is looked at. */
  waitUntil: number
}

/** What became of a try; one that was refused for another reason is as if it had not been made. */
type Outcome = 'right' | 'wrong' | 'neither'

/**
 * Slows down whoever guesses passwords, without locking anybody out: wrong tries are counted for a
 * name and the network they come from, so that its owner gets in from everywhere else. While a name
 * is tried from many networks, each of them has fewer free tries, but never none.
 */
export class SignInTries {
  // With a `max` the room for all of them would be taken at once.
  readonly #pairs = new LRUCache<string, Pair>({
    maxSize: 100_000,
    sizeCalculation: () => 1,
    ttl: signInTries.rememberedSeconds * 1000,
  })
  readonly #names = new Counter(signInTries.rememberedSeconds)
  readonly #factor: number

  constructor(factor: number) {
    this.#factor = factor
  }

  /**
   * Counts a try as a wrong one before its password is looked at, since many may be sent at once;
   * what is given back says how it ended.
   */
  begin(name: string, network: string): (outcome: Outcome) => void {
    const key = `${network} ${name}`
    const pair = this.#pairs.get(key) ?? { wrong: 0, waitUntil: 0 }
    const now = Date.now()
    if (pair.waitUntil > now) throw tooMany(Math.ceil((pair.waitUntil - now) / 1000))
    pair.wrong++
    const waitUntil = now + this.#waitAfter(pair.wrong, name)
    pair.waitUntil = waitUntil
    this.#pairs.set(key, pair)
    this.#names.add(name)
    return (outcome) => {
      if (outcome === 'wrong') return
      this.#names.takeBack(name)
      if (outcome === 'right') this.#pairs.delete(key)
      else {
        pair.wrong--
        // Another try may have set a longer wait meanwhile.
        if (pair.waitUntil === waitUntil) pair.waitUntil = now
      }
    }
  }

  #waitAfter(wrong: number, name: string): number {
    const { freeTries, freeTriesUnderAttack, attackTries, firstWait, longestWait } = signInTries
    const isUnderAttack = this.#names.count(name) >= attackTries * this.#factor
    const free = isUnderAttack ? freeTriesUnderAttack : freeTries * this.#factor
    if (wrong < free) return 0
    return 1000 * Math.min(firstWait * 2 ** (wrong - free), longestWait)
  }
}
