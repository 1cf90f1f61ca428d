import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { EditorState } from '@tiptap/pm/state'

const hints: Record<string, string> = {
  paragraph: 'Yazın ya da / ile blok ekleyin',
  heading: 'Ara başlık',
  quote: 'Alıntı',
  callout: 'Not',
}
const begin = 'Anlatmaya başlayın…'

/** A word in the empty block that holds the caret; the rest of the text is not looked at. */
export const openPlaceHint = Extension.create({
  name: 'openPlaceHint',
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: { decorations: (state) => (editor.isEditable ? hintIn(state) : null) },
      }),
    ]
  },
})

function hintIn({ doc, selection }: EditorState): DecorationSet | null {
  const isNew = doc.childCount === 1 && doc.firstChild!.content.size === 0
  const { $from, empty } = selection
  if (isNew && doc.firstChild!.type.name === 'paragraph') return hintAt(doc, 0, begin)
  if (!empty || $from.depth !== 1 || $from.parent.content.size > 0) return null
  const hint = hints[$from.parent.type.name]
  return hint ? hintAt(doc, $from.before(), hint) : null
}

const hintAt = (doc: EditorState['doc'], position: number, hint: string): DecorationSet =>
  DecorationSet.create(doc, [
    Decoration.node(position, position + doc.nodeAt(position)!.nodeSize, { 'data-hint': hint }),
  ])
