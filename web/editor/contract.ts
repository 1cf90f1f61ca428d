import type { EmbedInfo, Entry, UrlMeta } from '../../core/document/types.ts'

/** A post's words as the editor takes and gives them. */
export interface EditorValue {
  title: string
  excerpt: string
  /** Blocks of a type that this version does not know pass through as they came. */
  entries: Entry[]
  entriesSort: string[]
}

export type Answer<Data> = { ok: true; data: Data } | { ok: false; message: string }

export interface UploadedPicture {
  url: string
  width: number
  height: number
  variants: { url: string; width: number }[]
  placeholder: string | null
}

export interface Person {
  username: string
  firstName: string
  lastName: string
  picture: string | null
}

/** Everything that leaves the editor. */
export interface EditorActions {
  upload: (
    file: File,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<Answer<UploadedPicture>>
  embed(url: string): Promise<Answer<EmbedInfo>>
  linkMeta(url: string): Promise<UrlMeta | null>
  people(q: string): Promise<Person[]>
}

export interface PostEditorProps {
  /** Read once; a new `key` on the component replaces the text. */
  initial: EditorValue
  /** Called on every change, cheap; `read()` serialises when wanted. */
  onChange(read: () => EditorValue): void
  disabled?: boolean
  actions: EditorActions
}
