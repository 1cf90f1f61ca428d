import { Agent, request } from 'undici'
import { search, suggest } from '../core/contracts/search.ts'
import { getPost } from '../core/contracts/posts.ts'
import type { FilledSite } from './lists.ts'
import { logIn } from './log-in.ts'
import { commonWords, rareWords } from './search-words.ts'
import type { Finding } from './table.ts'

/** A hundred times the posts may make a search at most so many times slower. */
const mostApart = 1.5

interface Asked {
  path: string
  /** Asked for in turns, each with its own words. */
  questions: string[]
  /** What else the address says. */
  more?: Record<string, string>
  /** At most so many times the time of reading a post by its key. */
  most: number
}

const beginnings = 'klmnrstbdyz'
  .split('')
  .flatMap((first) => 'aeiou'.split('').map((next) => first + next))

/** Side by side in every tenth post. */
const phrases = commonWords.map((word, index) => `"${word} ${commonWords[(index + 3) % 10]}"`)

/** Two letters swapped. */
const mistyped = (word: string): string => word.replace('nadir', 'nadri')

const searches: Record<string, Asked> = {
  'rare words': { path: search.path, questions: rareWords, most: 5 },
  'common words': { path: search.path, questions: commonWords, most: 10 },
  'a common and a rare word': {
    path: search.path,
    questions: rareWords.map((word, index) => `${word} ${commonWords[index % 10]}`),
    most: 10,
  },
  'two common words': {
    path: search.path,
    questions: commonWords.map((word, index) => `${word} ${commonWords[(index + 3) % 10]}`),
    most: 10,
  },
  'a phrase': { path: search.path, questions: phrases, most: 10 },
  'a common word in a category, of the last year': {
    path: search.path,
    questions: commonWords,
    more: { category: 'kent', since: 'year' },
    most: 10,
  },
  'a typing error': { path: search.path, questions: rareWords.map(mistyped), most: 10 },
  suggestions: {
    path: suggest.path,
    questions: [...beginnings, ...rareWords.slice(0, 100), ...commonWords],
    most: 3,
  },
}

const rounds = 5
const each = 200

/** What a search costs against reading a post, and against the same search among a hundredth of the posts. */
export async function compareSearch(few: FilledSite, many: FilledSite): Promise<Finding[]> {
  const findings: Finding[] = []
  const readers = { few: await readerOf(few), many: await readerOf(many) }
  const posts = Array.from({ length: each }, (_, number) =>
    getPost.path.replace('{id}', `olcum-${1001 + 20 * number}`),
  )
  for (const [name, { path, questions, more, most }] of Object.entries(searches)) {
    const paths = Array.from({ length: each }, (_, number) => {
      const q = questions[number % questions.length]!
      return `${path}?${new URLSearchParams({ q, ...more })}`
    })
    // Until the queries are known and what they read is at hand.
    for (const reader of [readers.few, readers.many]) {
      await reader(posts)
      await reader(paths)
    }
    const measured: { post: number; few: number; many: number }[] = []
    for (let round = 0; round < rounds; round++)
      measured.push({
        post: await readers.many(posts),
        few: await readers.few(paths),
        many: await readers.many(paths),
      })
    const detail = middle(measured.map(({ many: time }) => time)).toFixed(1)
    findings.push({
      name: `${name}, against reading a post`,
      ratio: middle(measured.map(({ post, many: time }) => time / post)),
      limit: { most },
      detail: `${detail} ms`,
    })
    findings.push({
      name: `${name}, against 10,000 posts`,
      ratio: middle(measured.map(({ few: less, many: time }) => time / less)),
      limit: { most: mostApart },
      detail: `${detail} and ${middle(measured.map(({ few: less }) => less)).toFixed(1)} ms`,
    })
  }
  return findings
}

const middle = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!

/** Asks one after the other, as a member, whom no cache serves; gives the milliseconds that 95 of 100 stay below. */
async function readerOf({ base }: FilledSite): Promise<(paths: string[]) => Promise<number>> {
  const authorization = `Bearer ${await logIn(base)}`
  const dispatcher = new Agent({ connections: 1 })
  return async (paths) => {
    const times: number[] = []
    for (const path of paths) {
      const start = performance.now()
      const { statusCode, body } = await request(`${base}/api${path}`, {
        headers: { authorization },
        dispatcher,
      })
      const answer = await body.text()
      times.push(performance.now() - start)
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${answer}`)
    }
    return times.toSorted((one, other) => one - other)[Math.floor(0.95 * times.length)]!
  }
}
