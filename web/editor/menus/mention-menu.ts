import { Extension } from '@tiptap/core'
import type { Person } from '../contract.ts'
import type { EditorHost } from '../editor-host.ts'
import { type SuggestionStore, suggestionPlugin } from './suggestion-store.ts'

export type PersonStore = SuggestionStore<Person>

/** `@` and the beginning of a name offer members. */
export const mentionMenu = (host: () => EditorHost, store: PersonStore) =>
  Extension.create({
    name: 'mentionMenu',
    priority: 1000,
    addProseMirrorPlugins() {
      const { editor } = this
      return [
        suggestionPlugin<Person>({
          editor,
          char: '@',
          store,
          prefixes: [' ', '(', '"', '“', "'", '‘', '—', '–'],
          debounce: 150,
          allow: ({ state }) => {
            const { parent } = state.selection.$from
            return parent.type.contentMatch.matchType(state.schema.nodes.mention!) !== null
          },
          items: (query) => host().actions.people(query),
          choose: ({ username }, range) => {
            const mention = editor.schema.nodes.mention!.create({ username })
            const { tr } = editor.state
            tr.replaceWith(range.from, range.to, [mention, editor.schema.text(' ')])
            editor.view.dispatch(tr.scrollIntoView())
            editor.view.focus()
          },
        }),
      ]
    },
  })
