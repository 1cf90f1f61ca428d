import { parse } from 'csv-parse'
import { refusals } from '../../../messages.ts'
import type { FoundPost } from '../convert/post.ts'
import { Refused } from '../reading/refused.ts'
import { wholeText } from '../reading/text.ts'
import type { Zip } from '../reading/zip.ts'
import { dateIn, longestText, membersOnly, type Source, unreadable } from './source.ts'

interface Row {
  post_id?: string
  post_date?: string
  is_published?: string
  audience?: string
  title?: string
  subtitle?: string
  podcast_url?: string
}

export const substackTable = (zip: Zip): string | undefined =>
  zip.names.find((name) => /(?:^|\/)posts\.csv$/i.test(name))

/** Substack lists its posts in a table; the text of each is a file named after its number. */
export function substack(zip: Zip, table: string): Source {
  const folder = table.slice(0, -'posts.csv'.length)
  const texts = zip.names.filter(
    (name) => name.startsWith(`${folder}posts/`) && name.endsWith('.html'),
  )
  let done = 0
  return {
    name: 'substack',
    progress: () => Math.min(1, done / Math.max(1, texts.length)),
    async *posts() {
      for await (const row of rowsOf(zip, table)) {
        const id = row.post_id ?? ''
        const file = `${folder}posts/${id}.html`
        done++
        if (id === '' || !zip.has(file)) continue
        const html = await wholeText(await zip.read(file), longestText)
        yield html === null ? unreadable(id, row.title ?? id) : postOf(id, row, html)
      }
    },
  }
}

async function* rowsOf(zip: Zip, table: string): AsyncGenerator<Row> {
  const parser = parse({
    columns: true,
    bom: true,
    relax_column_count: true,
    max_record_size: 1_000_000,
  })
  void (async () => {
    try {
      for await (const piece of await zip.read(table))
        if (!parser.write(piece)) await new Promise((resolve) => parser.once('drain', resolve))
      parser.end()
    } catch (error) {
      parser.destroy(error as Error)
    }
  })()
  try {
    for await (const row of parser as AsyncIterable<Row>) yield row
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(refusals.import.broken)
  }
}

function postOf(id: string, row: Row, html: string): FoundPost {
  const isOpen = ['everyone', ''].includes(row.audience ?? '')
  return {
    // The slug behind the number may change.
    id: id.split('.')[0]!,
    title: row.title ?? '',
    excerpt: row.subtitle,
    body: { html },
    date: isOpen && row.is_published === 'true' ? dateIn(row.post_date) : null,
    tags: [],
    // The export does not say on which site it stood.
    canonical: null,
    base: null,
    problems: [
      ...(row.podcast_url ? [{ what: 'Ses kaydı alınamadı.', where: row.podcast_url }] : []),
      ...(isOpen ? [] : [membersOnly]),
    ],
  }
}
