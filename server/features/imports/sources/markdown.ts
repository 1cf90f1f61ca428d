import { parse } from 'yaml'
import type { Problem } from '../convert/blocks.ts'
import type { FoundPost } from '../convert/post.ts'
import { wholeText } from '../reading/text.ts'
import type { Zip } from '../reading/zip.ts'
import { pictureFinder } from './pictures-in-zip.ts'
import { dateIn, type Source, unreadable } from './source.ts'

const isMarkdown = (name: string): boolean =>
  /\.(?:md|markdown|mdx)$/i.test(name) &&
  !/(?:^|\/)(?:readme|okubeni|license|changelog)\.md$/i.test(name)

export const markdownFiles = (zip: Zip): string[] => zip.names.filter(isMarkdown)

/** In bytes; a longer one is no text of a person. */
const longestFile = 2_000_000

/** A folder of Markdown files, as Hugo, Jekyll and Obsidian keep them, and our own archives. */
export function markdown(zip: Zip): Source {
  const names = markdownFiles(zip)
  let done = 0
  return {
    name: 'markdown',
    progress: () => done / Math.max(1, names.length),
    picture: pictureFinder(zip),
    async *posts() {
      for (const name of names) {
        const text = await wholeText(await zip.read(name), longestFile)
        done++
        yield text === null ? unreadable(name, titleOfFile(name)) : postOf(name, text)
      }
    },
  }
}

interface Head {
  fields: Record<string, unknown>
  text: string
  problems: Problem[]
}

/** The lines between `---` (YAML) or `+++` (TOML) at the beginning. */
function headOf(text: string): Head {
  const fence = text.startsWith('---') ? '---' : '+++'
  const begin = text.startsWith(fence) ? text.indexOf('\n') + 1 : 0
  const end = begin === 0 ? -1 : text.indexOf(`\n${fence}`, begin - 1)
  if (end === -1 || end > 64_000) return { fields: {}, text, problems: [] }
  const rest = text.slice(end + 1 + fence.length)
  const fields = fence === '---' ? yamlIn(text.slice(begin, end)) : tomlIn(text.slice(begin, end))
  if (fields !== null) return { fields, text: rest, problems: [] }
  return { fields: {}, text: rest, problems: [{ what: 'Ön bilgileri okunamadı.', where: '' }] }
}

function yamlIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = parse(text, { maxAliasCount: 10, logLevel: 'error' })
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return null
  }
}

/** The few kinds of lines that site generators write; tables and the like say nothing about a post. */
function tomlIn(text: string): Record<string, unknown> {
  const pairs = text.split('\n').flatMap((line): [string, unknown][] => {
    const at = line.indexOf('=')
    if (at === -1) return []
    const value = line
      .slice(at + 1)
      .trim()
      .replace(/^'([^']*)'$/, '"$1"')
    try {
      return [[line.slice(0, at).trim(), JSON.parse(value)]]
    } catch {
      return [[line.slice(0, at).trim(), value]]
    }
  })
  return Object.fromEntries(pairs)
}

const textIn = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

function listIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textIn).filter((name) => name !== '')
  return textIn(value)
    .split(/[,\s]+/)
    .filter((name) => name !== '')
}

const titleOfFile = (path: string): string => {
  const parts = path.replace(/\.\w+$/, '').split('/')
  // A folder of its own, as Hugo calls it: the file is then always `index`.
  const name = /^_?index$/i.test(parts.at(-1)!) && parts.length > 1 ? parts.at(-2)! : parts.at(-1)!
  return name.replace(/^\d{4}-\d{2}-\d{2}-/, '').replace(/[-_]+/g, ' ')
}

function postOf(path: string, whole: string): FoundPost {
  const { fields, text, problems } = headOf(whole.replace(/\r\n/g, '\n').replace(/^\ufeff/, ''))
  const heading = /^\s*# ([^\n]{1,500})\n/.exec(text)
  const title = textIn(fields['title']) || heading?.[1]?.trim() || titleOfFile(path)
  const isDraft =
    fields['draft'] === true || fields['published'] === false || /(?:^|\/)_drafts\//.test(path)
  const dated = fields['date'] ?? /(\d{4}-\d{2}-\d{2})-[^/]+$/.exec(path)?.[1]
  const canonical = textIn(fields['canonical_url'] ?? fields['canonicalURL'] ?? fields['canonical'])
  const folder = path.split('/').slice(0, -1).join('/')
  const body = !fields['title'] && heading ? text.slice(heading[0].length) : text
  return {
    id: `${path} ${title}`,
    title,
    excerpt: textIn(
      fields['description'] ?? fields['excerpt'] ?? fields['summary'] ?? fields['subtitle'],
    ),
    body: { markdown: body },
    date: isDraft ? null : dateIn(dated),
    tags: [
      ...listIn(fields['tags']),
      ...(Array.isArray(fields['categories']) ? listIn(fields['categories']) : []),
    ],
    canonical: canonical || null,
    cover: coverIn(fields) || null,
    base: null,
    problems,
    folder,
  }
}

function coverIn(fields: Record<string, unknown>): string {
  const cover =
    fields['cover'] ??
    fields['image'] ??
    fields['featured_image'] ??
    fields['thumbnail'] ??
    fields['banner']
  if (typeof cover === 'object' && cover !== null)
    return textIn((cover as Record<string, unknown>)['image'])
  return textIn(cover)
}
