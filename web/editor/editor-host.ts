import type { Editor } from '@tiptap/core'
import type { Notice } from '../ui/notice.tsx'
import type { EditorActions } from './contract.ts'
import type { Store } from './store.ts'

/** What is laid over the text for a moment. Positions are those of the block in question. */
export type Panel =
  | { kind: 'help' }
  | { kind: 'link' }
  | { kind: 'alt'; position: number }
  | { kind: 'address'; purpose: 'embed' | 'card' }

/** The editor and everything its parts need to reach the world outside of the text. */
export interface EditorHost {
  editor: Editor
  actions: EditorActions
  showNotice: (notice: Notice) => void
  /** Why no more goes in; held keys are answered once. */
  sayLimit: (message: string) => void
  /** For those who listen to the page instead of seeing it. */
  announce: (message: string) => void
  panel: Store<Panel | null>
}
