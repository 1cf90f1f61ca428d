/** One thing that is said: a sentence of the text, or that there is something that cannot be read out. */
export interface Sentence {
  words: string
  /** What is marked while it is said. */
  range: Range
}

/** Longer ones break off in some browsers; they are cut where one would take a breath. */
const longest = 220

/** All that is said of a text, in its order. */
export function sentencesIn(text: HTMLElement): Sentence[] {
  return [...text.children].flatMap((block) => sentencesOf(block as HTMLElement))
}

const readOut = 'p, h2, h3, h4, li, blockquote, figcaption'

function sentencesOf(block: HTMLElement): Sentence[] {
  const announced = announcementOf(block)
  if (announced !== null) return [{ words: announced, range: around(block) }]
  if (block.matches('ul, ol')) return [...block.children].flatMap((item) => sentencesOfItem(item))
  const parts = block.matches(readOut) ? [block] : [...block.querySelectorAll(readOut)]
  // A quotation holds its paragraph: what stands in another part is said with that one.
  return parts
    .filter((part) => !parts.some((other) => other !== part && part.contains(other)))
    .flatMap((part) => sentencesOfPart(part))
}

/** A point of a list, and the points below it after it. */
function sentencesOfItem(item: Element): Sentence[] {
  const inner = [...item.children].filter((child) => child.matches('ul, ol'))
  const own = sentencesOfPart(item, inner)
  return [...own, ...inner.flatMap((list) => [...list.children].flatMap(sentencesOfItem))]
}

/** Code, tables and players are named, not read out: nobody follows them by ear. */
function announcementOf(block: HTMLElement): string | null {
  if (block.matches('pre, .code')) return 'Burada bir kod bölümü var.'
  if (block.matches('.wide-table, table')) return 'Burada bir tablo var.'
  if (block.matches('.embed'))
    return `Burada gömülü bir içerik var: ${block.querySelector('.embed-title, .embed-provider')?.textContent ?? ''}.`
  if (block.matches('.link-card'))
    return `Bağlantı: ${block.querySelector('.card-title')?.textContent ?? ''}.`
  if (!block.matches('figure')) return null
  const pictures = [...block.querySelectorAll('img')]
  const caption = block.querySelector('figcaption')?.textContent
  const about =
    caption ||
    pictures
      .map(({ alt }) => alt)
      .filter(Boolean)
      .join(', ')
  const noun = pictures.length > 1 ? 'Galeri' : 'Görsel'
  return about === '' ? `${noun}.` : `${noun}: ${about}.`
}

function around(block: Node): Range {
  const range = document.createRange()
  range.selectNodeContents(block)
  return range
}

/** Sentences by the rules of Turkish; each keeps its place among the text nodes. */
function sentencesOfPart(part: Element, without: Element[] = []): Sentence[] {
  const nodes = textNodesIn(part, without)
  const whole = nodes.map(({ data }) => data).join('')
  return cut(whole).map(({ from, to }) => ({
    words: whole.slice(from, to).replaceAll(/\s+/g, ' ').trim(),
    range: rangeOf(nodes, from, to),
  }))
}

function textNodesIn(part: Element, without: Element[]): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, (node) =>
    without.some((each) => each.contains(node)) || node.parentElement?.closest('.anchor, button')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

interface Piece {
  from: number
  to: number
}

export function cut(text: string): Piece[] {
  return segments(text)
    .flatMap((piece) => breaths(text, piece))
    .filter(({ from, to }) => /[\p{L}\p{N}]/u.test(text.slice(from, to)))
}

/** Where the browser cannot tell sentences apart, a stop and a space end one. */
function segments(text: string): Piece[] {
  if (typeof Intl.Segmenter === 'undefined')
    return [...text.matchAll(/[^.!?…]+[.!?…]*\s*/gu)].map(pieceOf)
  return [...new Intl.Segmenter('tr', { granularity: 'sentence' }).segment(text)].map(
    ({ index, segment }) => ({ from: index, to: index + segment.length }),
  )
}

const pieceOf = (match: RegExpExecArray): Piece => ({
  from: match.index,
  to: match.index + match[0].length,
})

function breaths(text: string, { from, to }: Piece): Piece[] {
  if (to - from <= longest) return [{ from, to }]
  const near = text.slice(from, from + longest)
  const comma = Math.max(near.lastIndexOf(', '), near.lastIndexOf('; '), near.lastIndexOf(': '))
  const space = comma > longest / 3 ? comma + 1 : near.lastIndexOf(' ')
  const end = from + (space > 0 ? space + 1 : longest)
  return [{ from, to: end }, ...breaths(text, { from: end, to })]
}

function rangeOf(nodes: Text[], from: number, to: number): Range {
  const range = document.createRange()
  let start = 0
  for (const node of nodes) {
    const end = start + node.length
    if (from >= start && from < end) range.setStart(node, from - start)
    if (to > start && to <= end) range.setEnd(node, to - start)
    start = end
  }
  return range
}
