import type { Editor } from '@tiptap/core'
import { createStore, type Store } from '../store.ts'
import { type Context, contextOf, isSameContext, nothing } from './context.ts'

export interface ToolContext extends Store<Context> {
  connect: () => () => void
  hide: () => void
}

/**
 * Which tools are wanted: follows the caret while the text has the focus, and waits with a
 * selection until the mouse lets go of it.
 */
export function toolContext(editor: Editor): ToolContext {
  const store = createStore<Context>(nothing)
  let isPressed = false
  const follow = (): void => {
    if (isPressed || !editor.isEditable) return
    const next = contextOf(editor.state)
    if (!isSameContext(next, store.get())) store.set(next)
  }
  const hide = (): void => store.set(nothing)
  const onBlur = ({ event }: { event: FocusEvent }): void => {
    const target = event.relatedTarget
    if (!(target instanceof Element && target.closest('[data-editor-tools]'))) hide()
  }
  const onPress = (): void => {
    isPressed = true
    hide()
  }
  const onRelease = (): void => {
    if (!isPressed) return
    isPressed = false
    // The browser sets its selection after the event.
    requestAnimationFrame(() => editor.isFocused && follow())
  }
  const onTransaction = (): void => {
    if (editor.isFocused || store.get() !== nothing) follow()
  }
  const connect = (): (() => void) => {
    const { dom } = editor.view
    editor.on('transaction', onTransaction).on('focus', follow).on('blur', onBlur)
    dom.addEventListener('pointerdown', onPress)
    window.addEventListener('pointerup', onRelease)
    return () => {
      editor.off('transaction', onTransaction).off('focus', follow).off('blur', onBlur)
      dom.removeEventListener('pointerdown', onPress)
      window.removeEventListener('pointerup', onRelease)
    }
  }
  return { ...store, connect, hide }
}
