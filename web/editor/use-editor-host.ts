import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Notice } from '../ui/notice.tsx'
import type { EditorValue, PostEditorProps } from './contract.ts'
import { createEditor } from './create-editor.ts'
import type { EditorHost, Panel } from './editor-host.ts'
import { entriesOf } from './document/from-doc.ts'
import type { HostKeyActions } from './editing/host-keys.ts'
import type { PersonStore } from './menus/mention-menu.ts'
import type { SlashStore } from './menus/slash-menu.ts'
import { createStore } from './store.ts'
import { batchesIn } from './uploads/upload-widgets.ts'

interface Parts {
  props: PostEditorProps
  /** Where the text is put. */
  surface: RefObject<HTMLElement | null>
  /** What is in the two fields above it. */
  head: RefObject<Pick<EditorValue, 'title' | 'excerpt'>>
  showNotice: (notice: Notice) => void
  sayLimit: (message: string) => void
  announce: (message: string) => void
  keys: Omit<HostKeyActions, 'openLink'>
  slash: SlashStore
  people: PersonStore
}

interface OpenEditor {
  /** Null until the text is on the page. */
  host: EditorHost | null
  /** Tells that something changed. */
  changed: () => void
}

/** Opens the editor once, when its place is there, and closes it with the page. */
export function useEditorHost(parts: Parts): OpenEditor {
  const latest = useRef(parts)
  useEffect(() => {
    latest.current = parts
  })
  const [host, setHost] = useState<EditorHost | null>(null)
  const reader = useRef<() => EditorValue>(() => parts.props.initial)
  const changed = useCallback(() => latest.current.props.onChange(reader.current), [])
  useEffect(() => {
    const made = openHost(latest)
    reader.current = () => valueOf(made, latest.current.head.current)
    made.editor.on('update', changed)
    setHost(made)
    return () => {
      for (const batch of batchesIn(made.editor.state)) batch.abort()
      made.editor.destroy()
    }
  }, [changed])
  const { disabled = false } = parts.props
  useEffect(() => {
    if (host && !host.editor.isDestroyed) host.editor.setEditable(!disabled, false)
  }, [host, disabled])
  return { host, changed }
}

function openHost(latest: RefObject<Parts>): EditorHost {
  const { surface, props, slash, people } = latest.current
  const panel = createStore<Panel | null>(null)
  const { initial } = props
  const editor = createEditor({
    element: surface.current!,
    initial,
    slash,
    people,
    host: () => host,
    keys: {
      openLink: () => panel.set({ kind: 'link' }),
      openBlockMenu: () => latest.current.keys.openBlockMenu(),
      focusTools: () => latest.current.keys.focusTools(),
      leaveUp: () => latest.current.keys.leaveUp(),
    },
  })
  const host: EditorHost = {
    editor,
    panel,
    get actions() {
      return latest.current.props.actions
    },
    showNotice: (notice) => latest.current.showNotice(notice),
    sayLimit: (message) => latest.current.sayLimit(message),
    announce: (message) => latest.current.announce(message),
  }
  return host
}

function valueOf(
  { editor }: EditorHost,
  head: Pick<EditorValue, 'title' | 'excerpt'>,
): EditorValue {
  const entries = entriesOf(editor.state.doc)
  return { ...head, entries, entriesSort: entries.map((entry) => entry.data.key) }
}
