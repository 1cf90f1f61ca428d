import { wordCount } from '../core/document/text.ts'
import type { Entry } from '../core/document/types.ts'
import type { Config } from '../server/config.ts'
import { withOwner } from '../server/database/address.ts'
import { reachDatabase } from '../server/database/open.ts'
import { bareSpeed, openBare } from './bare-writes.ts'
import { inTurns, speed, type Target } from './measure.ts'
import { fillMembers, headersOf } from './members.ts'
import type { Finding } from './table.ts'

/** Posts a second of Ghost, measured elsewhere: something to think of, and no bar. */
const ghost = { one: 16, ten: 19 }
/**
 * What was measured (0.05 and 0.04), less a quarter. Before a post was searchable, compared with the word list and
 * counted against its author's hour in the transaction that publishes it, it was 0.19 and 0.12.
 */
const least = { one: 0.037, ten: 0.03 }
/** What one member publishes comes one after the other, so many do. */
const authors = 1000
const rounds = 5
const seconds = 2

/** Publishing against a bare transaction that stores the same text, in turns; and drafts saved. */
export async function measureWriting(config: Config, base: string): Promise<Finding[]> {
  const { address, close } = await reachDatabase(config, () => undefined)
  await withOwner(address, (owner) => fillMembers(owner, authors))
  await close()
  const headers = headersOf(0)
  const entries = await realText(base)
  const text = () => ({ title: `Ölçüm yazısı ${++number}`, entries })
  const newPost = () => ({
    ...text(),
    categories: ['deneme'],
    tags: ['ölçüm', 'deneme'],
    status: 1,
  })
  const byAll = () => headersOf(number % authors)
  const publishing: Target = {
    url: `${base}/api/posts`,
    method: 'POST',
    headers,
    headersOf: byAll,
    bodyOf: newPost,
  }
  const bare = await openBare(config)
  const compare = (connections: number) =>
    inTurns(
      rounds,
      () => speed(publishing, { connections, seconds }),
      () => bareSpeed(bare.database, { connections, seconds }, newPost),
    )
  await speed(publishing, { connections: 1, seconds })
  const one = await compare(1)
  const ten = await compare(10)
  await bare.close()
  const url = `${publishing.url}/${await create(publishing, text())}`
  const saving = await speed({ url, method: 'PUT', headers, bodyOf: text }, { connections: 1 })
  console.log(`\nsaving a draft again and again: ${Math.round(saving)} times a second`)
  return [
    finding('publishing, one after the other', one, least.one, ghost.one),
    finding('publishing, ten at once', ten, least.ten, ghost.ten),
  ]
}

let number = 0

function finding(
  name: string,
  [ours, bare]: [number, number],
  bar: number,
  ghosts: number,
): Finding {
  const times = (ours / ghosts).toFixed(1)
  const detail = `${Math.round(ours)} and ${Math.round(bare)} a second; ${times} times Ghost’s ${ghosts}, measured elsewhere`
  return { name, ratio: ours / bare, limit: { least: bar }, detail }
}

const wantedWords = 600

/** As people write: words said again and again would be stored and sent with less work. */
async function realText(base: string): Promise<Entry[]> {
  const entries: Entry[] = []
  const list = await get<{ 'hydra:member': { id: number }[] }>(`${base}/api/posts`)
  for (const { id } of list['hydra:member']) {
    const post = await get<{ entries: Entry[] }>(`${base}/api/posts/${id}`)
    for (const entry of post.entries.filter(({ type }) => type === 'paragraph')) {
      entries.push({ ...entry, data: { ...entry.data, key: `p${entries.length}` } } as Entry)
      if (wordCount(entries) >= wantedWords) return entries
    }
  }
  throw new Error('There are not enough words.')
}

async function create({ url, headers }: Target, body: object): Promise<number> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return ((await response.json()) as { id: number }).id
}

async function get<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Answer
}
