import { Editor } from '@tiptap/core'
import { Dropcursor, Gapcursor } from '@tiptap/extensions'
import { tidyEntries } from '../../core/document/sort.ts'
import type { EditorValue } from './contract.ts'
import type { EditorHost } from './editor-host.ts'
import { documentMarks } from './document/schema.ts'
import { docOf } from './document/to-doc.ts'
import { hostKeys, type HostKeyActions } from './editing/host-keys.ts'
import { edgeKeys } from './editing/edge-keys.ts'
import { withinLimits } from './editing/limits.ts'
import { linkOnEnter } from './editing/links.ts'
import { listKeys } from './editing/list-keys.ts'
import { markdownRules } from './editing/markdown-rules.ts'
import { moveKeys } from './editing/move-block.ts'
import { placeholder } from './editing/placeholder.ts'
import { tidyBlocks } from './editing/tidy-blocks.ts'
import { undoRedo } from './editing/undo-keys.ts'
import { mentionMenu, type PersonStore } from './menus/mention-menu.ts'
import { slashMenu, type SlashStore } from './menus/slash-menu.ts'
import { pasteHandler } from './paste/paste-handler.ts'
import { uploadWidgets } from './uploads/upload-widgets.ts'
import { shownNodes } from './views/node-views.ts'

interface Parts {
  element: HTMLElement
  initial: EditorValue
  /** The host needs the editor and the editor's parts need the host. */
  host: () => EditorHost
  keys: HostKeyActions
  slash: SlashStore
  people: PersonStore
}

export function createEditor({ element, initial, host, keys, slash, people }: Parts): Editor {
  const { entries } = tidyEntries(initial.entries, initial.entriesSort)
  return new Editor({
    element,
    content: docOf(entries),
    injectCSS: false,
    // Their events are unused here, and they cost time on every change.
    enableCoreExtensions: { delete: false, drop: false, paste: false, textDirection: false },
    // The rules of the blocks themselves know nothing of keys and of what may stand where.
    enableInputRules: [markdownRules],
    editorProps: {
      // The line one writes in stays clear of the bars at the edges of the window.
      scrollMargin: { top: 96, right: 0, bottom: 120, left: 0 },
      scrollThreshold: { top: 80, right: 0, bottom: 80, left: 0 },
      attributes: {
        class: 'document',
        role: 'textbox',
        'aria-label': 'Yazının metni',
        'aria-multiline': 'true',
        lang: 'tr',
        spellcheck: 'true',
      },
    },
    extensions: [
      ...shownNodes,
      ...documentMarks,
      undoRedo,
      Gapcursor,
      Dropcursor.configure({ class: 'drop-line', color: false, width: 2 }),
      tidyBlocks,
      withinLimits.configure({ onLimit: (message) => host().sayLimit(message) }),
      uploadWidgets,
      pasteHandler(host),
      slashMenu(host, slash),
      mentionMenu(host, people),
      linkOnEnter,
      listKeys,
      edgeKeys,
      moveKeys.configure({ onMove: (message) => host().announce(message) }),
      hostKeys(keys),
      markdownRules,
      placeholder,
    ],
  })
}
