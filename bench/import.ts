import type { ChildProcess } from 'node:child_process'
import { createWriteStream, openAsBlob, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { logIn } from './log-in.ts'
import type { Finding } from './table.ts'

const limits = {
  /** Megabytes that the site's process takes for it at its highest, beyond what it had before. */
  memory: 200,
  /** Milliseconds that somebody else waits meanwhile. */
  wait: 500,
}

const megabytes = 500
const posts = 400

/** An export of half a gigabyte: some hundred posts with all their comments, as WordPress writes it. */
export async function measureImport(child: ChildProcess, base: string): Promise<Finding[]> {
  const path = join(tmpdir(), `hokka-bench-${process.pid}.xml`)
  await pipeline(Readable.from(exported()), createWriteStream(path))
  try {
    const headers = { authorization: `Bearer ${await logIn(base)}` }
    const before = await forgetHighest(child)
    const begun = performance.now()
    const waits = watchWaits(base)
    const id = await send(base, headers, path)
    const created = await ended(base, headers, id)
    const seconds = Math.round((performance.now() - begun) / 1000)
    const longest = await waits()
    return [
      {
        name: 'memory for it, in megabytes',
        ratio: (await highestMemory(child)) - before,
        limit: { most: limits.memory },
        detail: `${before.toFixed(0)} before; ${created} posts of ${megabytes} MB in ${seconds} s`,
      },
      {
        name: 'longest wait of others, in ms',
        ratio: longest,
        limit: { most: limits.wait },
        detail: 'asked every 50 ms',
      },
    ]
  } finally {
    rmSync(path, { force: true })
  }
}

function* exported(): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Büyük</title>'
  const paragraph = '<p>Bir gün çok uzaktan gelen bir ses duydum; <b>kimse</b> oralı olmadı.</p>\n'
  const comment = `<wp:comment><wp:comment_content><![CDATA[${'Ne güzel yazmışsınız. '.repeat(45)}]]></wp:comment_content></wp:comment>\n`
  const comments = Math.floor((megabytes * 1e6) / posts / Buffer.byteLength(comment))
  for (let number = 1; number <= posts; number++) {
    yield `<item><title>Büyük yazı ${number}</title><link>https://buyuk.example/${number}</link>
      <content:encoded><![CDATA[${paragraph.repeat(60)}]]></content:encoded><wp:post_id>${number}</wp:post_id>
      <wp:post_date_gmt>2020-01-01 10:00:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>`
    for (let one = 0; one < comments; one++) yield comment
    yield '</item>\n'
  }
  yield '</channel></rss>'
}

async function send(base: string, headers: HeadersInit, path: string): Promise<number> {
  const form = new FormData()
  form.append('mode', 'draft')
  form.append('file', await openAsBlob(path), 'buyuk.xml')
  const response = await fetch(`${base}/api/account/import`, {
    method: 'POST',
    headers,
    body: form,
  })
  if (response.status !== 202) throw new Error(await response.text())
  return ((await response.json()) as { id: number }).id
}

async function ended(base: string, headers: HeadersInit, id: number): Promise<number> {
  for (;;) {
    const response = await fetch(`${base}/api/account/import/${id}`, { headers })
    const { status, created, error } = (await response.json()) as {
      status: string
      created: number
      error: string
    }
    if (status === 'ready') return created
    if (status === 'failed') throw new Error(error)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Asks for something small again and again; gives the longest that it took. */
function watchWaits(base: string): () => Promise<number> {
  const watch = { isOver: false }
  let longest = 0
  const watching = (async () => {
    while (!watch.isOver) {
      const begun = performance.now()
      await (await fetch(`${base}/healthz`)).text()
      longest = Math.max(longest, performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  return async () => {
    watch.isOver = true
    await watching
    return longest
  }
}

/** What it took to start is another matter. Gives what the process has now. */
async function forgetHighest(child: ChildProcess): Promise<number> {
  await writeFile(`/proc/${child.pid}/clear_refs`, '5')
  return highestMemory(child)
}

/** As Linux has noted it, threads included. */
async function highestMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)![1]) / 1000
}
