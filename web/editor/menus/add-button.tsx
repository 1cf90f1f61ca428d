import type { Editor } from '@tiptap/core'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isEmptyLine } from '../document/empty-line.ts'
import type { EditorHost } from '../editor-host.ts'
import { currentBlock } from '../editing/insert-blocks.ts'
import { type Store, useStore } from '../store.ts'
import { blockAtPosition, type PointedBlock, topOf } from './block-at.ts'
import type { SlashStore } from './slash-menu.ts'

interface Props {
  host: EditorHost
  frame: HTMLElement
  slash: SlashStore
  /** The block under the mouse. */
  pointed: Store<PointedBlock | null>
}

/** A plus beside an empty line: the same menu as `/`, for those who do not know of it. */
export function AddButton({ host, frame, slash, pointed }: Props) {
  const line = useEmptyLine(host.editor, frame, useStore(pointed))
  return (
    <button
      type="button"
      hidden={line === null}
      aria-label="Blok ekle"
      aria-haspopup="listbox"
      className="block-handle add-block"
      style={{ top: line?.top }}
      onClick={() => line && openMenu(host.editor, slash, line.position)}
    >
      <Plus size={20} strokeWidth={1.75} aria-hidden />
    </button>
  )
}

interface Line {
  position: number
  top: number
}

/** The one under the mouse, else the one that holds the caret. */
function useEmptyLine(editor: Editor, frame: HTMLElement, under: PointedBlock | null): Line | null {
  const [line, setLine] = useState<Line | null>(null)
  useEffect(() => {
    const look = (): void => {
      const { state, view } = editor
      const positions = [under?.position, currentBlock(state).position]
      const block = positions
        .map((each) => (each === undefined ? null : blockAtPosition(view, each)))
        .find((each) => each && isEmptyLine(each.node))
      const next = block ? { position: block.position, top: topOf(block, frame) } : null
      setLine((old) => (old?.position === next?.position && old?.top === next?.top ? old : next))
    }
    look()
    editor.on('transaction', look)
    // Pictures that arrive and windows that change their width move lines.
    const sizes = new ResizeObserver(look)
    sizes.observe(frame)
    return () => {
      editor.off('transaction', look)
      sizes.disconnect()
    }
  }, [editor, frame, under])
  return line
}

/** The sign is typed for them; whoever turns away from the menu finds the line empty again. */
function openMenu(editor: Editor, slash: SlashStore, position: number): void {
  const text = { type: 'text', text: '/' }
  editor
    .chain()
    .setTextSelection(position + 1)
    .insertContent(text)
    .focus()
    .run()
  const stop = slash.subscribe(() => {
    if (slash.get() !== null) return
    stop()
    queueMicrotask(() => {
      const isLeft = editor.state.doc.nodeAt(position)?.textContent === '/'
      if (isLeft) editor.commands.deleteRange({ from: position + 1, to: position + 2 })
    })
  })
}
