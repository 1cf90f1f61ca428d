import type { ChildProcess } from 'node:child_process'
import { type DatabaseAddress, withOwner } from '../server/database/address.ts'
import { memoryOf, messageOf, startChild, stopChild } from './measure.ts'
import { callAs, fillMembers } from './members.ts'
import { popularSlugs } from './popular.ts'
import type { ReadersWanted } from './stream-readers.ts'
import type { Finding } from './table.ts'

const limits = {
  /** Megabytes of the site's process. */
  memory: 400,
  /** Seconds until the last reader has it. */
  arrival: 1,
}

const streams = 10_000
const rounds = 5

/** Ten thousand who read the same post, all of whom learn of every comment and all applause. */
export async function measureStreams(
  site: ChildProcess,
  address: DatabaseAddress,
  base: string,
): Promise<Finding[]> {
  await withOwner(address, (owner) => fillMembers(owner, rounds))
  const slug = (await popularSlugs(base))[0]!
  const before = await memoryOf(site)
  const wanted: ReadersWanted = { base, topic: `/posts/${slug}`, amount: streams }
  const readers = await startChild('./stream-readers.ts', {}, wanted)
  const comments: number[] = []
  const applause: number[] = []
  for (let round = 0; round < rounds; round++) {
    const text = `olcum-sozu-${round}`
    comments.push(
      await arrivalOf(readers, `"text":"${text}"`, () =>
        callAs(round, base, '/comments', { post: slug, text }),
      ),
    )
    const { likes } = await callAs<{ likes: number }>(round, base, `/posts/${slug}`)
    applause.push(
      await arrivalOf(readers, `"likes":${likes + 1},`, () =>
        callAs(round, base, `/applauses/post/${slug}`, { count: 1 }),
      ),
    )
  }
  const memory = await memoryOf(site)
  await stopChild(readers)
  return [
    {
      name: '10,000 streams, in MB',
      ratio: memory,
      limit: { most: limits.memory },
      detail: `${Math.round(before)} before`,
    },
    arrivalFinding('a comment at all of them, seconds', comments),
    arrivalFinding('applause at all of them, seconds', applause),
  ]
}

function arrivalFinding(name: string, seconds: number[]): Finding {
  const sorted = seconds.toSorted((one, other) => one - other)
  return {
    name,
    ratio: sorted[Math.floor(rounds / 2)]!,
    limit: { most: limits.arrival },
    detail: sorted.map((each) => each.toFixed(2)).join(', '),
  }
}

/** Seconds from the moment before somebody acts until the last reader has what came of it. */
async function arrivalOf(
  readers: ChildProcess,
  mark: string,
  act: () => Promise<unknown>,
): Promise<number> {
  readers.send(mark)
  await messageOf(readers)
  const arrived = messageOf<number>(readers)
  const start = performance.timeOrigin + performance.now()
  await act()
  return ((await arrived) - start) / 1000
}
