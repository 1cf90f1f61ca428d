export type EmbedKind = 'video' | 'audio' | 'other'

/** What a recognised link leads to. */
export interface Frame {
  /** The link as its site writes it, without what only follows readers about. */
  url: string
  /** What the frame shows: the variant that watches readers least, where there is one. */
  src: string
  /** In pixels; left out for what is 16 : 9. */
  height?: number
}

/** A site whose links can be shown in a post: everything we know of it stands here. */
export interface Player {
  name: string
  kind: EmbedKind
  /** Without `www.`. */
  hosts: readonly string[]
  /** Where its addresses begin, when it is only a part of a larger site. */
  path?: RegExp
  /** Addresses of its own that say nothing and only lead to another. */
  shortLinks?: RegExp
  /** What `frame-src` must let in. */
  frames: readonly string[]
  /** The parameter that starts it, for a reader who has just asked for it. */
  autoplay?: string
  sandbox?: string
  /** Null for a page of that site that cannot be shown in a frame. */
  recognise(url: URL): Frame | null
}

/** The first group of a pattern; what does not look exactly as that site writes it is nothing. */
export const partOf = (text: string | null, pattern: RegExp): string | null =>
  pattern.exec(text ?? '')?.[1] ?? null

export const pathPart = (url: URL, pattern: RegExp): string | null => partOf(url.pathname, pattern)

export const parameter = (url: URL, name: string, pattern: RegExp): string | null =>
  partOf(url.searchParams.get(name), pattern)
