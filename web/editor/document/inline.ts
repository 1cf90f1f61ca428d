import type { JSONContent } from '@tiptap/core'
import type { Mark as DocMark, Node as DocNode } from '@tiptap/pm/model'
import { isUsername, linkAddress } from '../../../core/document/addresses.ts'
import { documentLimits } from '../../../core/document/limits.ts'
import { type Inline, type Mark, simpleMarks } from '../../../core/document/types.ts'
import { soundText } from '../../../core/text/sound-text.ts'

/** Inline text, between the two forms. They are nearly the same; the edges are what matters. */

export function inlineToDoc(content: readonly Inline[]): JSONContent[] {
  const nodes: JSONContent[] = []
  for (const inline of content) {
    const before = nodes.at(-1)
    if (inline.type !== 'text') nodes.push(withMarks(inline))
    else if (inline.text === '') continue
    // The document knows no two texts side by side that are dressed alike.
    else if (before?.type === 'text' && isAlike(before.marks, inline.marks))
      nodes[nodes.length - 1] = { ...before, text: `${before.text}${inline.text}` }
    else nodes.push(withMarks(inline))
  }
  return nodes
}

const withMarks = ({ marks, ...rest }: Inline): JSONContent =>
  marks?.length ? { ...rest, marks } : rest

function isAlike(one: readonly object[] = [], other: readonly object[] = []): boolean {
  const names = (marks: readonly object[]): string =>
    marks
      .map((mark) => JSON.stringify(mark))
      .sort()
      .join()
  return names(one) === names(other)
}

export function inlineFromDoc(parent: DocNode): Inline[] {
  const content: Inline[] = []
  parent.forEach((node) => content.push(...inlineOf(node)))
  return content
}

function inlineOf(node: DocNode): Inline[] {
  const marks = marksFromDoc(node.marks)
  const dressed = marks.length > 0 ? { marks } : {}
  if (node.isText) return texts(soundText(node.text!), dressed)
  if (node.type.name === 'hardBreak') return [{ type: 'hardBreak', ...dressed }]
  const username: unknown = node.attrs.username
  return isUsername(username)
    ? [{ type: 'mention', attrs: { username }, ...dressed }]
    : texts(soundText(`@${String(username)}`), dressed)
}

function texts(text: string, dressed: { marks?: Mark[] }): Inline[] {
  const pieces: Inline[] = []
  for (let start = 0; start < text.length; start += documentLimits.textLength)
    pieces.push({
      type: 'text',
      text: soundText(text.slice(start, start + documentLimits.textLength)),
      ...dressed,
    })
  return pieces
}

const simpleNames: ReadonlySet<string> = new Set(simpleMarks)

function marksFromDoc(marks: readonly DocMark[]): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    if (simpleNames.has(mark.type.name)) return [{ type: mark.type.name } as Mark]
    const href = String(mark.attrs.href)
    return linkAddress(href) === null ? [] : [{ type: 'link', attrs: { href } }]
  })
}
