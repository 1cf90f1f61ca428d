import type { Editor, Range } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { exitSuggestion, Suggestion, type SuggestionProps } from '@tiptap/suggestion'
import { createStore, type Store } from '../store.ts'

export interface Suggestions<Item> {
  items: Item[]
  active: number
  isLoading: boolean
  choose: (item: Item) => void
  close: () => void
  rect: () => DOMRect | null
}

export type SuggestionStore<Item> = Store<Suggestions<Item> | null>

interface Trigger<Item> {
  editor: Editor
  char: string
  store: SuggestionStore<Item>
  prefixes?: string[]
  startOfLine?: boolean
  debounce?: number
  items: (query: string) => Item[] | Promise<Item[]>
  choose: (item: Item, range: Range) => void
  allow: (editor: Editor) => boolean
}

/** A list that opens when its sign is typed; the screen's side shows what the store holds. */
export function suggestionPlugin<Item>(trigger: Trigger<Item>) {
  const { editor, char, store } = trigger
  const pluginKey = new PluginKey(`suggestion-${char}`)
  const close = () => exitSuggestion(editor.view, pluginKey)
  const show = (props: SuggestionProps<Item>) => store.set(suggestionsOf(props, store, close))
  return Suggestion<Item, Item>({
    editor,
    char,
    pluginKey,
    decorationClass: 'typed-sign',
    allowedPrefixes: trigger.prefixes ?? [' '],
    startOfLine: trigger.startOfLine ?? false,
    debounce: trigger.debounce ?? 0,
    items: ({ query }) => trigger.items(query),
    command: ({ range, props }) => trigger.choose(props, range),
    allow: () => trigger.allow(editor),
    render: () => ({
      onStart: show,
      onUpdate: show,
      onExit: () => store.set(null),
      onKeyDown: ({ event }) => press(store, event),
    }),
  })
}

/** While the next ones are on their way, the last ones stay. */
function suggestionsOf<Item>(
  { items, loading, command, clientRect }: SuggestionProps<Item>,
  store: SuggestionStore<Item>,
  close: () => void,
): Suggestions<Item> {
  const before = store.get()
  return {
    items: loading ? (before?.items ?? []) : items,
    active: loading ? (before?.active ?? 0) : 0,
    isLoading: loading,
    choose: command,
    close,
    rect: () => clientRect?.() ?? null,
  }
}

function press<Item>(store: SuggestionStore<Item>, { key }: KeyboardEvent): boolean {
  const shown = store.get()
  if (!shown || shown.items.length === 0) return false
  const { items, active } = shown
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step !== 0) store.set({ ...shown, active: (active + step + items.length) % items.length })
  else if (key === 'Enter' || key === 'Tab') shown.choose(items[active]!)
  else return false
  return true
}

export const createSuggestionStore = <Item>(): SuggestionStore<Item> =>
  createStore<Suggestions<Item> | null>(null)
