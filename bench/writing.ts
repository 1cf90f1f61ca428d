import { logIn } from './log-in.ts'
import { speed, type Target } from './measure.ts'

/** Ghost's publishing on the same kind of machine, measured: one after the other, and ten at once. */
const ghost = { one: 16, ten: 19 }
const wanted = 20

const words = Array(600).fill('mürekkep').join(' ')
const entries = [
  { type: 'paragraph', data: { key: 'a', content: [{ type: 'text', text: words }] } },
]

/** How many posts can be published, and drafts saved, in a second. */
export async function measureWriting(base: string): Promise<void> {
  const token = await logIn(base)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const publishing = { url: `${base}/api/posts`, method: 'POST', headers, bodyOf: newPost } as const
  console.log('\nwriting, posts of 600 words:\n')
  await speed(publishing, { connections: 1 })
  const one = await speed(publishing, { connections: 1 })
  const ten = await speed(publishing, { connections: 10 })
  report('publishing, one after the other', one, ghost.one)
  report('publishing, ten at once', ten, ghost.ten)
  const draft = await createDraft(publishing)
  const url = `${publishing.url}/${draft}`
  const saving = await speed({ url, method: 'PUT', headers, bodyOf: text }, { connections: 1 })
  console.log(`${'saving a draft again and again'.padEnd(34)} ${Math.round(saving)} a second`)
}

function report(name: string, ours: number, theirs: number): void {
  const times = ours / theirs
  const verdict = times >= wanted ? 'ok' : `NOT ${wanted} times`
  console.log(
    `${name.padEnd(34)} ${Math.round(ours)} a second, ${times.toFixed(1)} times Ghost's ${theirs}   ${verdict}`,
  )
}

let number = 0
const text = () => ({ title: `Ölçüm yazısı ${++number}`, entries })
const newPost = () => ({
  ...text(),
  categories: ['deneme'],
  tags: ['ölçüm', 'deneme'],
  status: 1,
})

async function createDraft({ url, headers }: Target): Promise<number> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(text()) })
  if (!response.ok) throw new Error(await response.text())
  return ((await response.json()) as { id: number }).id
}
