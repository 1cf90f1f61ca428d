import { Placeholder } from '@tiptap/extensions'

const hints: Record<string, string> = {
  paragraph: 'Yazın ya da / ile blok ekleyin',
  heading: 'Ara başlık',
  quote: 'Alıntı',
  callout: 'Not',
}
const begin = 'Anlatmaya başlayın…'

/** A word in the empty block that holds the caret. */
export const placeholder = Placeholder.configure({
  dataAttribute: 'hint',
  placeholder: ({ editor, node }) => {
    const isNew = editor.state.doc.childCount === 1 && node.type.name === 'paragraph'
    return isNew ? begin : (hints[node.type.name] ?? '')
  },
})
