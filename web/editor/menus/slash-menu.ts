import { type Editor, Extension } from '@tiptap/core'
import type { EditorHost } from '../editor-host.ts'
import { findItems, type SlashItem } from './slash-items.ts'
import { type SuggestionStore, suggestionPlugin } from './suggestion-store.ts'

export type SlashStore = SuggestionStore<SlashItem>

/** `/` at the start of a line offers every kind of block. */
export const slashMenu = (host: () => EditorHost, store: SlashStore) =>
  Extension.create({
    name: 'slashMenu',
    // Before the keys of lists and blocks: while it is open, Enter is its own.
    priority: 1000,
    addProseMirrorPlugins() {
      const { editor } = this
      return [
        suggestionPlugin<SlashItem>({
          editor,
          char: '/',
          store,
          startOfLine: true,
          allow: isPlainParagraph,
          items: findItems,
          choose: (item, range) => {
            editor.chain().focus().deleteRange(range).run()
            item.run(host())
          },
        }),
      ]
    },
  })

const isPlainParagraph = ({ state: { selection } }: Editor): boolean =>
  selection.$from.depth === 1 && selection.$from.parent.type.name === 'paragraph'
