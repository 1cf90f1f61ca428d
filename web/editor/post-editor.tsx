import '../styles/document.css'
import '../styles/editor.css'
import '../styles/editor-pictures.css'
import { useEffect, useRef, useState } from 'react'
import { withoutHiddenSigns } from '../../core/text/line-text.ts'
import { classes } from '../ui/classes.ts'
import { useNotice } from '../ui/notice.tsx'
import type { EditorValue, PostEditorProps } from './contract.ts'
import { endEarlyTitle } from './early-title.ts'
import { focusEnd, HeadFields } from './head-fields.tsx'
import { AddButton } from './menus/add-button.tsx'
import type { PointedBlock } from './menus/block-at.ts'
import { BlockHandle } from './menus/block-handle.tsx'
import { FloatingToolbar } from './menus/floating-toolbar.tsx'
import { createSuggestionStore } from './menus/suggestion-store.ts'
import { TypedMenus } from './menus/typed-menus.tsx'
import type { PersonStore } from './menus/mention-menu.ts'
import type { SlashStore } from './menus/slash-menu.ts'
import { Panels } from './panels/panels.tsx'
import { limitSpeaker } from './say-limit.ts'
import { StatusBar } from './status-bar.tsx'
import { createStore } from './store.ts'
import { useEditorHost } from './use-editor-host.ts'
import { focusKeys, usePageKeys } from './use-page-keys.ts'

export type { EditorActions, EditorValue, PostEditorProps } from './contract.ts'

/**
 * The block editor of a post: title, standfirst and text. React draws what is around the text;
 * the text itself is ProseMirror's, and typing in it renders nothing here.
 */
export function PostEditor(props: PostEditorProps) {
  const { initial, disabled = false } = props
  const showNotice = useNotice()
  const [sayLimit] = useState(() => limitSpeaker(showNotice))
  const [isFocused, setFocused] = useState(false)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const surface = useRef<HTMLDivElement>(null)
  const titleField = useRef<HTMLTextAreaElement>(null)
  const excerptField = useRef<HTMLTextAreaElement>(null)
  const listener = useRef<HTMLParagraphElement>(null)
  const openBlockMenu = useRef<() => void>(() => undefined)
  const head = useRef(headOf(initial))
  const [slash] = useState<SlashStore>(createSuggestionStore)
  const [people] = useState<PersonStore>(createSuggestionStore)
  const [pointed] = useState(() => createStore<PointedBlock | null>(null))
  const [onReady] = useState(() => (open: () => void) => {
    openBlockMenu.current = open
  })

  const { host, changed } = useEditorHost({
    props,
    surface,
    head,
    showNotice,
    sayLimit,
    slash,
    people,
    announce: (message) => say(listener.current, message),
    keys: {
      openBlockMenu: () => openBlockMenu.current(),
      focusTools: () => focusTools(frame),
      leaveUp: () => focusEnd(excerptField.current),
    },
  })

  const isNew = initial.title === '' && initial.entries.length === 0
  useEffect(() => {
    // Whoever opens an empty page wants to write.
    if (isNew) endEarlyTitle(titleField.current!)
  }, [isNew])

  const readHead = (): void => {
    head.current = headOf({
      title: titleField.current?.value ?? '',
      excerpt: excerptField.current?.value ?? '',
    })
    changed()
  }
  // Not kept anywhere: whoever comes back finds the page as it is for everybody.
  const switchTo = (on: boolean): void => {
    setFocused(on)
    host?.announce(on ? `Odak kipi açık. Çıkmak için ${focusKeys()}.` : 'Odak kipi kapalı.')
  }
  usePageKeys({
    onHelp: () => host?.panel.set({ kind: 'help' }),
    onFocusMode: () => switchTo(!isFocused),
  })

  return (
    <div className={classes('post-editor', isFocused && 'is-focused')}>
      <HeadFields
        title={initial.title}
        excerpt={initial.excerpt}
        disabled={disabled}
        titleField={titleField}
        excerptField={excerptField}
        onChange={readHead}
        onLimit={sayLimit}
        onLeave={() => host?.editor.commands.focus('start')}
      />
      <div ref={setFrame} className="editor-frame">
        <div ref={surface} />
        {host && frame && (
          <>
            {!disabled && (
              <>
                <BlockHandle {...{ host, frame, pointed, onReady }} />
                <AddButton {...{ host, frame, slash, pointed }} />
              </>
            )}
            <FloatingToolbar host={host} />
            <TypedMenus host={host} slash={slash} people={people} />
          </>
        )}
      </div>
      {host && <StatusBar host={host} isFocused={isFocused} onFocusMode={switchTo} />}
      {host && <Panels host={host} />}
      <p ref={listener} aria-live="polite" className="sr-only" />
    </div>
  )
}

/** The same sentence twice is said twice. */
function say(listener: HTMLElement | null, message: string): void {
  if (!listener) return
  listener.textContent = ''
  requestAnimationFrame(() => (listener.textContent = message))
}

const focusTools = (frame: HTMLElement | null): void =>
  frame?.querySelector<HTMLElement>('[data-editor-tools] [tabindex="0"]')?.focus()

/** Signs that nobody sees come along when text is pasted; nobody could find them to delete them. */
const headOf = ({ title, excerpt }: Pick<EditorValue, 'title' | 'excerpt'>) => ({
  title: withoutHiddenSigns(title),
  excerpt: withoutHiddenSigns(excerpt),
})
