import { logIn } from './log-in.ts'

/** Ghost's publishing on the same kind of machine, measured: one after the other, and ten at once. */
const ghost = { one: 16, ten: 19 }
const wanted = 20

const words = Array(600).fill('mürekkep').join(' ')
const entries = [
  { type: 'paragraph', data: { key: 'a', content: [{ type: 'text', text: words }] } },
]

interface Writer {
  token: string
  base: string
}

/** How many posts can be published, and drafts saved, in a second. */
export async function measureWriting(base: string): Promise<void> {
  const writer = { base, token: await logIn(base) }
  console.log('\nwriting, posts of 600 words:\n')
  await perSecond(1, () => publish(writer))
  const one = await perSecond(1, () => publish(writer))
  const ten = await perSecond(10, () => publish(writer))
  report('publishing, one after the other', one, ghost.one)
  report('publishing, ten at once', ten, ghost.ten)
  const draft = await send(writer, 'POST', '/posts', { title: 'Taslak', entries })
  const saving = await perSecond(1, () => save(writer, draft.id))
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
const publish = (writer: Writer) =>
  send(writer, 'POST', '/posts', {
    title: `Ölçüm yazısı ${++number}`,
    entries,
    categories: ['deneme'],
    tags: ['ölçüm', 'deneme'],
    status: 1,
  })

const save = (writer: Writer, id: number) =>
  send(writer, 'PUT', `/posts/${id}`, { title: `Taslak ${++number}`, entries })

const seconds = 4

async function perSecond(atOnce: number, act: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  const lane = async (): Promise<void> => {
    for (; performance.now() < end; done++) await act()
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return done / seconds
}

async function send(
  { base, token }: Writer,
  method: string,
  path: string,
  body: object,
): Promise<{ id: number }> {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as { id: number }
}
