import { Node } from '@tiptap/core'
import type { Node as DocNode } from '@tiptap/pm/model'
import type { ChosenSize } from '../../../core/document/picture-sizes.ts'
import type { Picture } from '../../../core/document/types.ts'

/** The caption is the block's text, so that it is typed, searched and undone like any other. */
export type PictureAttributes = Omit<Picture, 'caption'>

/**
 * Atoms travel through the clipboard as the entry they stand for; what comes back is checked like
 * anything from outside (see ../paste).
 */
const carried = (type: string, data: object) => ({ 'data-block': JSON.stringify({ type, data }) })

export function sizeOf({ attrs }: DocNode): { size?: ChosenSize } {
  const size = attrs.size as ChosenSize | null
  return size === null ? {} : { size }
}

const image = Node.create({
  name: 'image',
  group: 'block',
  content: 'text*',
  marks: '',
  draggable: false,
  isolating: true,
  defining: true,
  addAttributes: () => ({
    picture: { isRequired: true, rendered: false, keepOnSplit: false },
    // Only a picture that stands alone has one.
    size: { default: null, rendered: false, keepOnSplit: false },
  }),
  renderHTML: ({ node }) => {
    const picture = node.attrs.picture as PictureAttributes
    return [
      'figure',
      { class: 'image', ...carried('image', { ...picture, ...sizeOf(node) }) },
      ['img', { src: picture.src, alt: picture.alt }],
      ['figcaption', 0],
    ]
  },
})

const gallery = Node.create({
  name: 'gallery',
  group: 'block',
  // Not one or more: nobody could make the one that is missing. An empty one is cleared away.
  content: 'image*',
  isolating: true,
  renderHTML: () => [
    'figure',
    { class: 'gallery', role: 'group', 'aria-label': 'Galeri', 'data-gallery': '' },
    0,
  ],
})

const embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    url: { isRequired: true, rendered: false },
    embed: { default: null, rendered: false },
  }),
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    carried('embed', { url: attrs.url, embed: attrs.embed }),
    ['a', { href: String(attrs.url) }, String(attrs.url)],
  ],
  renderText: ({ node }) => String(node.attrs.url),
})

const linkCard = Node.create({
  name: 'linkCard',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    url: { isRequired: true, rendered: false },
    meta: { default: null, rendered: false },
  }),
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    carried('link', { url: attrs.url, meta: attrs.meta }),
    ['a', { href: String(attrs.url) }, String(attrs.url)],
  ],
  renderText: ({ node }) => String(node.attrs.url),
})

/** A block that this version cannot read: it is shown as such and handed back untouched. */
const unknown = Node.create({
  name: 'unknown',
  group: 'block',
  atom: true,
  addAttributes: () => ({ entry: { isRequired: true, rendered: false } }),
  renderHTML: ({ node }) => [
    'figure',
    { 'data-unknown': JSON.stringify(node.attrs.entry) },
    'Bu blok bu sürümde gösterilemiyor.',
  ],
})

export const mediaBlocks = [image, gallery, embed, linkCard, unknown]
