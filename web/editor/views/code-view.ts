import type { Node as DocNode } from '@tiptap/pm/model'
import type { EditorView, NodeView } from '@tiptap/pm/view'
import { codeLanguages } from '../document/code-languages.ts'
import { element } from './element.ts'

/** Code with the choice of its language above it. */
export class CodeView implements NodeView {
  readonly dom: HTMLElement
  readonly contentDOM = element('code', { attributes: { spellcheck: 'false' } })
  readonly #select = element('select', { attributes: { 'aria-label': 'Kodun dili' } })

  constructor(node: DocNode, view: EditorView, getPosition: () => number | undefined) {
    this.#select.addEventListener('change', () => {
      const position = getPosition()
      if (position === undefined || !view.editable) return
      view.dispatch(view.state.tr.setNodeAttribute(position, 'language', this.#select.value))
      view.focus()
    })
    const bar = element(
      'div',
      { class: 'code-bar', attributes: { contenteditable: 'false' } },
      this.#select,
    )
    this.dom = element('div', { class: 'code' }, bar, element('pre', {}, this.contentDOM))
    this.#show(node)
  }

  update(node: DocNode): boolean {
    if (node.type.name !== 'codeBlock') return false
    this.#show(node)
    return true
  }

  stopEvent(event: Event): boolean {
    return event.target === this.#select
  }

  ignoreMutation(mutation: { target: Node }): boolean {
    return !this.contentDOM.contains(mutation.target)
  }

  #show(node: DocNode): void {
    const language = String(node.attrs.language)
    if (this.#select.value === language && this.#select.options.length > 0) return
    const isListed = codeLanguages.some(({ value }) => value === language)
    // A language that is not on our list is still the author's choice.
    const choices = isListed
      ? codeLanguages
      : [...codeLanguages, { value: language, label: language }]
    this.#select.replaceChildren(
      ...choices.map(({ value, label }) => new Option(label, value, false, value === language)),
    )
  }
}
