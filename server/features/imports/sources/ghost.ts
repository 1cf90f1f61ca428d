import type { FoundPost } from '../convert/post.ts'
import type { Document } from '../reading/document.ts'
import { jsonElements } from '../reading/json.ts'
import type { Zip } from '../reading/zip.ts'
import { htmlOfLexical, htmlOfMobiledoc, textIn } from './ghost-cards.ts'
import { pictureFinder } from './pictures-in-zip.ts'
import { dateIn, membersOnly, type Source, unreadable } from './source.ts'

type Row = Record<string, unknown>

/** Numbers in old exports, hexadecimal texts in new ones. */
const idIn = (value: unknown): string => (typeof value === 'number' ? String(value) : textIn(value))

/** Enough for any blog, and little enough to be kept. */
const mostLabels = 200_000

/** Ghost gives its tables as JSON; a post's tags stand in two others. */
export function ghost(document: Document, zip?: Zip): Source {
  return {
    name: 'ghost',
    ...(zip && { picture: pictureFinder(zip) }),
    progress: () => document.progress(),
    async *posts() {
      const labels = await labelsIn(document)
      for await (const { value } of jsonElements(await document.open(), ['posts'])) {
        if (value === null) yield unreadable('too-long', '')
        else if (value['type'] !== 'page' && value['page'] !== 1)
          yield { ...postOf(value, labels), ...(zip && { base: null }) }
      }
    },
  }
}

interface Labels {
  tags: Map<string, string>
  /** By post, in their order. */
  ofPost: Map<string, [order: number, tag: string][]>
}

async function labelsIn(document: Document): Promise<Labels> {
  const labels: Labels = { tags: new Map(), ofPost: new Map() }
  let left = mostLabels
  for await (const { list, value } of jsonElements(await document.open(), ['tags', 'posts_tags'])) {
    if (value === null || left-- <= 0) continue
    const post = idIn(value['post_id'])
    if (list === 'tags') labels.tags.set(idIn(value['id']), textIn(value['name']).slice(0, 200))
    else {
      const order = Number(value['sort_order'] ?? 0)
      const own = labels.ofPost.get(post)
      if (own === undefined) labels.ofPost.set(post, [[order, idIn(value['tag_id'])]])
      else own.push([order, idIn(value['tag_id'])])
    }
  }
  return labels
}

function postOf(row: Row, { tags, ofPost }: Labels): FoundPost {
  const id = idIn(row['id'])
  const own = (ofPost.get(id) ?? []).toSorted(([one], [other]) => one - other)
  const names = own
    .map(([, tag]) => tags.get(tag) ?? '')
    .filter((name) => name !== '' && !name.startsWith('#'))
  const canonical = textIn(row['canonical_url'])
  const isOpen = ['public', ''].includes(textIn(row['visibility']))
  return {
    id: textIn(row['uuid']) || id,
    title: textIn(row['title']) === '(Untitled)' ? '' : textIn(row['title']),
    excerpt: textIn(row['custom_excerpt']),
    body: bodyOf(row),
    date: isOpen && row['status'] === 'published' ? dateIn(row['published_at']) : null,
    tags: names,
    canonical: canonical.startsWith('http') ? canonical : null,
    cover: withoutSite(textIn(row['feature_image'])) || null,
    base: canonical.startsWith('http') ? canonical : null,
    problems: isOpen ? [] : [membersOnly],
  }
}

/** Its own address is written as a sign, since a site may move. */
const withoutSite = (text: string): string => text.replaceAll('__GHOST_URL__', '')

/** Ghost shows the sign before a callout's text in a box of its own. */
const calloutEmoji =
  /<div class="kg-callout-emoji">([^<]{0,20})<\/div>(<div class="kg-callout-text">)/g

function bodyOf(row: Row): FoundPost['body'] {
  const html = textIn(row['html'])
  if (html !== '') return { html: withoutSite(html).replaceAll(calloutEmoji, '$2$1 ') }
  const [lexical, mobiledoc] = [textIn(row['lexical']), textIn(row['mobiledoc'])]
  return {
    compose: (problems) =>
      withoutSite(
        lexical === '' ? htmlOfMobiledoc(mobiledoc, problems) : htmlOfLexical(lexical, problems),
      ),
  }
}
