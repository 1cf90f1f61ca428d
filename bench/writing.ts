import { wordCount } from '../core/document/text.ts'
import type { Entry } from '../core/document/types.ts'
import { logIn } from './log-in.ts'
import { speed, type Target } from './measure.ts'
import type { Finding } from './table.ts'

/** Ghost's publishing on the same kind of machine, measured: one after the other, and ten at once. */
const ghost = { one: 16, ten: 19 }
const limit = { least: 20 }

/** How many posts can be published in a second, as times of what Ghost can; and drafts saved. */
export async function measureWriting(base: string): Promise<Finding[]> {
  const token = await logIn(base)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const entries = await realText(base)
  const text = () => ({ title: `Ölçüm yazısı ${++number}`, entries })
  const newPost = () => ({
    ...text(),
    categories: ['deneme'],
    tags: ['ölçüm', 'deneme'],
    status: 1,
  })
  const publishing = { url: `${base}/api/posts`, method: 'POST', headers, bodyOf: newPost } as const
  await speed(publishing, { connections: 1 })
  const one = await speed(publishing, { connections: 1 })
  const ten = await speed(publishing, { connections: 10 })
  const draft = await create(publishing, text())
  const url = `${publishing.url}/${draft}`
  const saving = await speed({ url, method: 'PUT', headers, bodyOf: text }, { connections: 1 })
  console.log(`\nsaving a draft again and again: ${Math.round(saving)} times a second`)
  return [
    finding('publishing, one after the other', one, ghost.one),
    finding('publishing, ten at once', ten, ghost.ten),
  ]
}

let number = 0

function finding(name: string, ours: number, theirs: number): Finding {
  return { name, ratio: ours / theirs, limit, detail: `${Math.round(ours)} and ${theirs} a second` }
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
