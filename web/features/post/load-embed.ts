import { pressedAttributes } from '../../../core/document/embed-frame.ts'
import { embedOf } from '../../../core/document/embeds.ts'

/** Puts the player in the place of its card. The link to its site stays below it. */
export function loadEmbed(card: HTMLElement): void {
  const embed = embedOf(card.dataset.embed ?? '')
  // Only cards whose address has a player hold the button; their text may be of an older version.
  if (embed === null) return
  const title = card.querySelector('.embed-title')?.textContent
  const player = frameElement(pressedAttributes(embed, title))
  const link = card.querySelector('.embed-actions a')
  card.replaceChildren(player)
  card.dataset.loaded = ''
  if (link) card.append(caption(link))
  // The button that had it is gone.
  player.focus({ preventScroll: true })
}

function frameElement({ src, ...attributes }: Record<string, string>): HTMLIFrameElement {
  const element = document.createElement('iframe')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  // Last: whatever is loaded is loaded within its bounds.
  element.src = src!
  return element
}

function caption(link: Element): HTMLElement {
  const element = document.createElement('figcaption')
  element.append(link)
  return element
}
