import { documentLimits } from '../../../../core/document/limits.ts'
import type { Inline, Mark } from '../../../../core/document/types.ts'
import { soundText } from '../../../../core/text/sound-text.ts'

const sameMarks = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  one.length === other.length && JSON.stringify(one) === JSON.stringify(other)

/** Each kind of mark once, whatever stood within itself; the innermost link is the one that is followed. */
export function withMark(marks: readonly Mark[], mark: Mark): Mark[] {
  return [...marks.filter(({ type }) => type !== mark.type), mark]
}

const marked = <Node extends Inline>(node: Node, marks: readonly Mark[]): Node =>
  marks.length === 0 ? node : { ...node, marks: [...marks] }

/** The text of one block while it is read: blanks are one blank, as in a browser. */
export class InlineText {
  #nodes: Inline[] = []
  #last = ''

  get isEmpty(): boolean {
    return this.#nodes.length === 0
  }

  add(raw: string, marks: readonly Mark[]): void {
    const collapsed = soundText(raw).replace(/[ \t\r\n\f]+/g, ' ')
    const text = this.#endsBlank() && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed
    if (text === '') return
    const before = this.#nodes.at(-1)
    if (before?.type === 'text' && sameMarks(before.marks ?? [], marks)) before.text += text
    else this.#nodes.push(marked({ type: 'text', text }, marks))
    this.#last = text.at(-1)!
  }

  addBreak(marks: readonly Mark[]): void {
    this.#nodes.push(marked({ type: 'hardBreak' }, marks))
    this.#last = ''
  }

  #endsBlank(): boolean {
    return this.#last === '' || this.#last === ' '
  }

  /** What was gathered, without blanks and breaks around it; begins anew. */
  take(): Inline[] {
    const nodes = this.#nodes
    this.#nodes = []
    this.#last = ''
    while (nodes.length > 0 && isBlank(nodes[0]!)) nodes.shift()
    while (nodes.length > 0 && isBlank(nodes.at(-1)!)) nodes.pop()
    const end = nodes.at(-1)
    if (end?.type === 'text') end.text = end.text.trimEnd()
    return nodes
  }
}

const isBlank = (node: Inline): boolean =>
  node.type === 'hardBreak' || (node.type === 'text' && node.text.trim() === '')

const { textLength, inlineNodes, blockParts } = documentLimits
/** A node may carry every mark there is, and all of them count. */
const nodesOfBlock = Math.min(inlineNodes, Math.floor(blockParts / 8))

/** A text that is too long for one block, as several. */
export function inPieces(content: Inline[]): Inline[][] {
  const nodes = content.flatMap(shortNodes)
  const pieces: Inline[][] = []
  let room = 0
  for (const node of nodes) {
    const length = node.type === 'text' ? node.text.length : 1
    if (pieces.length === 0 || length > room || pieces.at(-1)!.length >= nodesOfBlock) {
      pieces.push([])
      room = textLength
    }
    pieces.at(-1)!.push(node)
    room -= length
  }
  return pieces
}

function shortNodes(node: Inline): Inline[] {
  if (node.type !== 'text' || node.text.length <= textLength) return [node]
  const texts: string[] = []
  for (let at = 0; at < node.text.length;) {
    // A sign of two halves stays whole.
    const end = at + textLength - (isHighHalf(node.text.charCodeAt(at + textLength - 1)) ? 1 : 0)
    texts.push(node.text.slice(at, end))
    at = end
  }
  return texts.map((text) => ({ ...node, text }))
}

const isHighHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff
