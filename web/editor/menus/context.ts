import type { Editor } from '@tiptap/core'
import type { Node as DocNode } from '@tiptap/pm/model'
import { type EditorState, NodeSelection } from '@tiptap/pm/state'
import { CellSelection, findTable } from '@tiptap/pm/tables'
import { canBePlayer } from '../cards/paste-address.ts'
import { type PictureSize, sizesFor } from '../../../core/document/picture-sizes.ts'
import { type PictureAttributes, sizeOf } from '../document/media-blocks.ts'
import { hasHead } from '../document/table-blocks.ts'
import { type BlockKind, kindOf } from '../editing/block-kinds.ts'
import { linkAt, loneLink } from '../editing/links.ts'

/** What the caret is at, as far as there are tools for it. */
export type Context =
  | { kind: 'none' }
  | { kind: 'text'; from: number; to: number; marks: string[]; block: BlockKind | null }
  | { kind: 'link'; from: number; to: number; href: string }
  | { kind: 'lone'; position: number; href: string; canPlay: boolean }
  | {
      kind: 'picture'
      position: number
      isInGallery: boolean
      hasAlt: boolean
      pixels: string
      size: PictureSize
      /** Those to choose from. */
      sizes: PictureSize[]
    }
  | { kind: 'gallery'; position: number }
  | { kind: 'table'; position: number; hasHead: boolean }
  | { kind: 'card'; position: number; type: 'embed' | 'linkCard'; url: string; canPlay: boolean }

export const nothing: Context = { kind: 'none' }

/** Called for every key: looks at the place of the caret and nothing else. */
export function contextOf(state: EditorState): Context {
  const { selection } = state
  if (selection instanceof NodeSelection) return nodeContext(selection)
  const { $from, empty } = selection
  if ($from.parent.type.name === 'image') return pictureContext(state, $from.before())
  const isText = !(selection instanceof CellSelection) && !$from.parent.type.spec.code
  if (isText && !empty) return textContext(state)
  const href = loneLink(state)
  if (href !== null)
    return { kind: 'lone', position: $from.before(1), href, canPlay: canBePlayer(href) }
  const link = isText ? linkAt(state) : null
  if (link) return { kind: 'link', ...link }
  const table = findTable($from)
  if (table && (empty || selection instanceof CellSelection))
    return { kind: 'table', position: table.pos, hasHead: hasHead(table.node) }
  return nothing
}

function textContext(state: EditorState): Context {
  const { selection, schema, doc } = state
  const { from, to, $from } = selection
  const marks = Object.values(schema.marks)
    .filter((type) => isWornBy(doc, from, to, type.name))
    .map((type) => type.name)
  return { kind: 'text', from, to, marks, block: $from.depth > 0 ? kindOf($from.node(1)) : null }
}

/** Only what all of the selected text wears. */
function isWornBy(doc: EditorState['doc'], from: number, to: number, name: string): boolean {
  let isWorn = true
  let hasText = false
  doc.nodesBetween(from, to, (node) => {
    if (!node.isText) return isWorn
    hasText = true
    isWorn &&= node.marks.some((mark) => mark.type.name === name)
    return false
  })
  return hasText && isWorn
}

function nodeContext({ node, from, $from }: NodeSelection): Context {
  switch (node.type.name) {
    case 'image':
      return pictureAt(node, from, $from.parent)
    case 'gallery':
      return { kind: 'gallery', position: from }
    case 'embed':
    case 'linkCard': {
      const url = String(node.attrs.url)
      const canPlay = canBePlayer(url)
      return { kind: 'card', position: from, type: node.type.name, url, canPlay }
    }
    default:
      return nothing
  }
}

function pictureContext({ doc }: EditorState, position: number): Context {
  return pictureAt(doc.nodeAt(position)!, position, doc.resolve(position).parent)
}

function pictureAt(node: DocNode, position: number, parent: DocNode): Context {
  const { alt, width, height } = node.attrs.picture as PictureAttributes
  const isInGallery = parent.type.name === 'gallery'
  return {
    kind: 'picture',
    position,
    isInGallery,
    hasAlt: alt !== '',
    pixels: `${width} × ${height}`,
    size: sizeOf(node).size ?? 'normal',
    sizes: isInGallery ? [] : sizesFor(width),
  }
}

export const isSameContext = (one: Context, other: Context): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Where on the screen the tools belong. */
export function anchorOf({ view }: Editor, context: Context): DOMRect | null {
  if (context.kind === 'none') return null
  if ('from' in context) {
    const start = view.coordsAtPos(context.from)
    const end = view.coordsAtPos(context.to, -1)
    const isOneLine = Math.abs(start.top - end.top) < 4
    const left = isOneLine ? start.left : Math.min(start.left, end.left)
    return new DOMRect(left, start.top, end.right - left, end.bottom - start.top)
  }
  const dom = view.nodeDOM(context.position)
  return dom instanceof HTMLElement ? dom.getBoundingClientRect() : null
}
