import type { Notice } from '../../ui/notice.tsx'
import { copyText } from './copy-text.ts'

const label = 'Kopyala'

/**
 * Gives each piece of code a button that copies it. The button stands beside the code, not in
 * it, so that it stays in place while long lines scroll; nothing moves when it comes.
 */
export function addCopyButtons(text: HTMLElement, showNotice: (notice: Notice) => void): void {
  for (const code of text.querySelectorAll<HTMLElement>(':scope > pre')) {
    const box = document.createElement('div')
    box.className = 'code'
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = label
    button.setAttribute('aria-label', 'Kodu kopyala')
    button.addEventListener('click', () => copyText(code.textContent, showNotice, 'Kod'))
    code.replaceWith(box)
    box.append(code, button)
  }
}
