import { type Frame, frameOf } from './frames.ts'

/** Puts the player in the place of its card. The link to its site stays below it. */
export function loadEmbed(card: HTMLElement): void {
  const address = card.dataset.embed ?? ''
  const frame = frameOf(address)
  if (frame === null) {
    open(address, '_blank', 'noopener')
    return
  }
  const player = frameElement(frame, card.querySelector('.embed-title')?.textContent)
  const link = card.querySelector('.embed-actions a')
  card.replaceChildren(player)
  card.dataset.loaded = ''
  if (link) card.append(caption(link))
  // The button that had it is gone.
  player.focus({ preventScroll: true })
}

function frameElement({ src, name, height }: Frame, title?: string | null): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.title = title ? `${name}: ${title}` : name
  element.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  element.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  )
  element.referrerPolicy = 'strict-origin-when-cross-origin'
  if (height !== undefined) element.height = String(height)
  element.src = src
  return element
}

function caption(link: Element): HTMLElement {
  const element = document.createElement('figcaption')
  element.append(link)
  return element
}
