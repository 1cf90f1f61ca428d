import { refusals } from '../../../messages.ts'
import { documentAt, documentIn, type Document } from '../reading/document.ts'
import { Refused } from '../reading/refused.ts'
import { beginningOf } from '../reading/text.ts'
import { openZip, type Zip } from '../reading/zip.ts'
import { blogger, feed } from './feeds.ts'
import { ghost } from './ghost.ts'
import { markdown, markdownFiles } from './markdown.ts'
import { medium, mediumPosts } from './medium.ts'
import type { Source } from './source.ts'
import { substack, substackTable } from './substack.ts'
import { wordpress } from './wordpress.ts'

export interface Recognised {
  source: Source
  close(): void
}

/** What a file is, by what stands in it; its name says nothing. */
export async function recognise(path: string): Promise<Recognised> {
  const document = await documentAt(path)
  const beginning = await beginningOf(await document.open(), 64 * 1024)
  if (!beginning.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1')))
    return { source: inDocument(document, beginning), close: () => undefined }
  const zip = await openZip(path)
  try {
    return { source: await inZip(zip), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function inZip(zip: Zip): Promise<Source> {
  const table = substackTable(zip)
  if (table !== undefined) return substack(zip, table)
  if (await isMedium(zip)) return medium(zip)
  const document = zip.names.find(
    (name) => /\.(?:json|xml)$/i.test(name) && !name.includes('package'),
  )
  if (document !== undefined && markdownFiles(zip).length === 0) return innerDocument(zip, document)
  if (markdownFiles(zip).length > 0) return markdown(zip)
  const hasArchive = zip.names.some((name) => /\.zip$/i.test(name))
  throw new Refused(hasArchive ? refusals.import.nested : refusals.import.unknown)
}

async function isMedium(zip: Zip): Promise<boolean> {
  const [first] = mediumPosts(zip)
  if (first === undefined) return false
  const page = await beginningOf(await zip.read(first), 64 * 1024)
  return /class="[^"]{0,200}\b(?:h-entry|e-content|p-name)\b/.test(page.toString('latin1'))
}

async function innerDocument(zip: Zip, name: string): Promise<Source> {
  const document = documentIn(zip, name)
  return inDocument(document, await beginningOf(await document.open(), 64 * 1024), zip)
}

function inDocument(document: Document, beginning: Buffer, zip?: Zip): Source {
  const wide = wideEncodingOf(beginning)
  const text = (wide ? new TextDecoder(wide).decode(beginning) : beginning.toString('latin1'))
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
  if (/^[[{]/.test(text)) {
    if (/"(?:db|data|meta)"\s*:/.test(text)) return ghost(document, zip)
    throw new Refused(refusals.import.unknown)
  }
  const root = rootOf(text)
  if (root === 'feed' && /schemas\.google\.com\/blogger|tag:blogger\.com|>Blogger</i.test(text))
    return blogger(document)
  if (root === 'rss' && /xmlns:wp\s*=|wordpress\.org\/export/.test(text)) return wordpress(document)
  if (root === 'rss' || root === 'feed' || root === 'rdf:RDF')
    return feed(document, wide ?? encodingOf(text))
  throw new Refused(refusals.import.unknown)
}

/** The first element behind what XML may begin with. */
function rootOf(text: string): string | undefined {
  let rest = text
  for (let steps = 0; steps < 50; steps++) {
    const end = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined
    if (/^<!doctype|^<!entity/i.test(rest)) throw new Refused(declarationRefusal(rest))
    if (end === undefined) break
    const at = rest.indexOf(end)
    if (at === -1) return undefined
    rest = rest.slice(at + end.length).trimStart()
  }
  return /^<([A-Za-z][\w:.-]{0,50})/.exec(rest)?.[1]
}

/** A page of the web begins so, too. */
const declarationRefusal = (text: string): string =>
  /^<!doctype\s+html/i.test(text) ? refusals.import.unknown : refusals.import.declarations

/** By the mark at its beginning: a declaration in two bytes for each letter could not be read without knowing so. */
function wideEncodingOf(beginning: Buffer): string | undefined {
  return { fffe: 'utf-16le', feff: 'utf-16be' }[beginning.toString('hex', 0, 2)]
}

function encodingOf(text: string): string {
  const named = /^<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.:-]{1,40})/.exec(text)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named).encoding
  } catch {
    return 'utf-8'
  }
}
