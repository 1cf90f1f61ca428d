import { type Editor, Extension } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import type { BlockKind } from './block-kinds.ts'
import { turnInto } from './turn-into.ts'

export interface HostKeyActions {
  openLink: () => void
  openBlockMenu: () => void
  focusTools: () => void
  /** To the field above the text. */
  leaveUp: () => void
}

/** Not with Ctrl and Alt together: on Turkish keyboards that types signs. */
const kinds: Record<string, BlockKind> = {
  0: 'paragraph',
  2: 'heading2',
  3: 'heading3',
  4: 'heading4',
  7: 'ordered',
  8: 'bullet',
  9: 'quote',
}

/** Keys that lead out of the text or change a whole block. */
export const hostKeys = (actions: HostKeyActions) =>
  Extension.create({
    name: 'hostKeys',
    priority: 90,
    addKeyboardShortcuts: () => ({
      ...Object.fromEntries(
        Object.entries(kinds).map(([digit, kind]) => [
          `Alt-Shift-${digit}`,
          ({ editor }: { editor: Editor }) => turnInto(editor, kind),
        ]),
      ),
      'Mod-k': always(actions.openLink),
      'Alt-Enter': always(actions.openBlockMenu),
      'Alt-F10': always(actions.focusTools),
      ArrowUp: ({ editor }) => isOnFirstLine(editor) && always(actions.leaveUp)(),
      Backspace: ({ editor }) => isAtStartOfNothing(editor) && always(actions.leaveUp)(),
    }),
  })

const always = (action: () => void) => (): true => {
  action()
  return true
}

function isOnFirstLine({ state, view }: Editor): boolean {
  const { selection, doc } = state
  const isInFirst = selection.$from.sameParent(Selection.atStart(doc).$from)
  return selection.empty && isInFirst && view.endOfTextblock('up')
}

function isAtStartOfNothing({ state }: Editor): boolean {
  const { selection, doc } = state
  return (
    selection.empty &&
    selection.from === Selection.atStart(doc).from &&
    selection.$from.parent.content.size === 0 &&
    selection.$from.parent.type.name === 'paragraph' &&
    doc.childCount === 1
  )
}
