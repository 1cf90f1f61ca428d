import type { ChosenSize } from './picture-sizes.ts'

/** A post's body as the API and the editor exchange it: blocks in order, each with its own key. */

export const simpleMarks = ['bold', 'italic', 'underline', 'strike', 'code', 'highlight'] as const
export type SimpleMark = (typeof simpleMarks)[number]

export type Mark = { type: SimpleMark } | { type: 'link'; attrs: { href: string } }

export type Inline =
  | { type: 'text'; text: string; marks?: Mark[] }
  // The editor leaves the marks of the surrounding text on a break and on a mention.
  | { type: 'hardBreak'; marks?: Mark[] }
  | { type: 'mention'; attrs: { username: string }; marks?: Mark[] }

export interface ListItem {
  content: Inline[]
  items: ListItem[]
}

export interface ImageVariant {
  url: string
  width: number
}

export interface Picture {
  /** A path under `/uploads/`: only images uploaded here are shown. */
  src: string
  alt: string
  caption: string
  width: number
  height: number
  /** Smaller renditions of the same picture. */
  variants?: ImageVariant[]
  /** A tiny `data:image/…;base64,` picture or a `#rrggbb` colour, shown until the picture is there. */
  placeholder?: string | null
}

/** What is known of another page; `@…` members come along when the API's item is kept as it is. */
export interface UrlMeta {
  '@context'?: string
  '@id'?: string
  '@type'?: string
  id?: string
  url?: string
  title: string
  description?: string | null
  image?: string | null
  siteName?: string | null
}

export interface EmbedInfo {
  '@context'?: string
  '@id'?: string
  '@type'?: string
  id?: number | string
  provider: string
  url?: string
  /** Never put into a page as it is: it came through the author's hands. */
  html?: string | null
  title?: string | null
  thumbnail?: string | null
}

export interface TableCell {
  content: Inline[]
}

export type TextEntry = {
  type: 'paragraph' | 'quote' | 'callout'
  data: { key: string; content: Inline[] }
}
export type HeadingLevel = 2 | 3 | 4
export type HeadingEntry = {
  type: 'heading'
  data: { key: string; level: HeadingLevel; content: Inline[] }
}
export type ListEntry = {
  type: 'list'
  data: { key: string; style: 'bullet' | 'ordered'; items: ListItem[] }
}
export type CodeEntry = { type: 'code'; data: { key: string; language: string; text: string } }
export type ImageEntry = { type: 'image'; data: { key: string; size?: ChosenSize } & Picture }
export type GalleryEntry = { type: 'gallery'; data: { key: string; images: Picture[] } }
export type EmbedEntry = {
  type: 'embed'
  data: { key: string; url: string; embed: EmbedInfo | null }
}
export type LinkEntry = { type: 'link'; data: { key: string; url: string; meta: UrlMeta | null } }
export type TableEntry = {
  type: 'table'
  data: { key: string; header: boolean; rows: TableCell[][] }
}
export type DividerEntry = { type: 'divider'; data: { key: string } }

export type Entry =
  | TextEntry
  | HeadingEntry
  | ListEntry
  | CodeEntry
  | ImageEntry
  | GalleryEntry
  | EmbedEntry
  | LinkEntry
  | TableEntry
  | DividerEntry
