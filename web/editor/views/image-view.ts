import type { Node as DocNode } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import type { EditorView, NodeView } from '@tiptap/pm/view'
import { isPlaceholder, uploadPath } from '../../../core/document/addresses.ts'
import { chosenSizes } from '../../../core/document/picture-sizes.ts'
import type { PictureAttributes } from '../document/media-blocks.ts'
import { element } from './element.ts'

/** A picture with its caption, as readers will see it, and a word where the alt text is missing. */
export class ImageView implements NodeView {
  readonly dom: HTMLElement
  readonly contentDOM: HTMLElement
  readonly #image = element('img', { attributes: { draggable: 'false' } })
  readonly #missing = element('span', {
    class: 'alt-missing',
    text: 'Alternatif metin yok',
    attributes: { contenteditable: 'false' },
  })

  constructor(node: DocNode, view: EditorView, getPosition: () => number | undefined) {
    this.contentDOM = element('figcaption', { attributes: { 'data-hint': 'Alt yazı ekleyin' } })
    const frame = element(
      'div',
      { class: 'picture-frame', attributes: { contenteditable: 'false' } },
      this.#image,
      this.#missing,
    )
    // A press on the picture means the picture, not the nearest letter of its caption.
    frame.addEventListener('mousedown', (event) => {
      const position = getPosition()
      if (position === undefined || event.button !== 0) return
      event.preventDefault()
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)))
      view.focus()
    })
    this.dom = element('figure', { class: 'image' }, frame, this.contentDOM)
    this.#show(node)
  }

  update(node: DocNode): boolean {
    if (node.type.name !== 'image') return false
    this.#show(node)
    return true
  }

  ignoreMutation(mutation: { target: Node }): boolean {
    return !this.contentDOM.contains(mutation.target)
  }

  #show(node: DocNode): void {
    const picture = node.attrs.picture as PictureAttributes
    const src = uploadPath(picture.src) ?? ''
    if (this.#image.getAttribute('src') !== src) this.#image.src = src
    this.#image.alt = picture.alt
    this.#image.width = picture.width
    this.#image.height = picture.height
    this.#image.style.background = backgroundOf(picture.placeholder)
    this.#missing.hidden = picture.alt !== ''
    this.dom.classList.toggle('is-bare', node.content.size === 0)
    for (const size of chosenSizes) this.dom.classList.toggle(size, node.attrs.size === size)
  }
}

function backgroundOf(placeholder: unknown): string {
  if (!isPlaceholder(placeholder)) return ''
  return placeholder.startsWith('#') ? placeholder : `center / cover url(${placeholder})`
}
