import type { Editor } from '@tiptap/core'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { useStore } from '../store.ts'
import { positionNear } from './position-near.ts'
import type { Suggestions, SuggestionStore } from './suggestion-store.ts'

interface Props<Item> {
  editor: Editor
  store: SuggestionStore<Item>
  label: string
  empty: string
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** The list under the sign that was typed. Focus stays in the text; arrows walk the list. */
export function SuggestionList<Item>({ store, ...rest }: Props<Item>) {
  const shown = useStore(store)
  return shown && <OpenList {...rest} store={store} shown={shown} />
}

function OpenList<Item>(props: Props<Item> & { shown: Suggestions<Item> }) {
  const { editor, shown, store, label, empty, keyOf, children } = props
  const { items, active, isLoading } = shown
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const rect = shown.rect()
    if (rect && popup.current) positionNear(popup.current, rect, { prefer: 'below', shrinks: true })
  }, [shown])
  useActiveOption(editor, id, items.length > 0 ? `${id}-${active}` : null)
  return (
    <div ref={popup} className="editor-popup w-76 p-1.5">
      <p className="px-3 pt-2 pb-1 text-tiny tracking-wide text-muted uppercase" aria-hidden>
        {label}
      </p>
      {items.length === 0 && (
        <p role="status" className="px-3 py-2 text-step-0 text-muted">
          {isLoading ? 'Aranıyor…' : empty}
        </p>
      )}
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        // The caret stays where it is.
        onMouseDown={(event) => event.preventDefault()}
      >
        {items.map((item, index) => (
          // The keyboard reaches it through the text, which holds the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
          <div
            key={keyOf(item)}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes(optionClass, index === active && 'bg-accent-wash')}
            onMouseMove={() => index !== active && store.set({ ...shown, active: index })}
            onClick={() => shown.choose(item)}
          >
            {children(item)}
          </div>
        ))}
      </div>
    </div>
  )
}

const optionClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded px-3 py-1.5 text-step-0 font-medium'

/** Tells those who listen which option the arrows are on, and keeps it in sight. */
function useActiveOption(editor: Editor, list: string, option: string | null): void {
  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-controls', list)
    dom.setAttribute('aria-haspopup', 'listbox')
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-haspopup')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, list])
  useEffect(() => {
    if (option === null) return editor.view.dom.removeAttribute('aria-activedescendant')
    editor.view.dom.setAttribute('aria-activedescendant', option)
    document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
    return undefined
  }, [editor, option])
}
