/** What happened to the HTML that what is alive takes the place of. */
export interface Meanwhile {
  html: HTMLElement
  focused: Element | null
  /** The last button that was pressed, when it could not answer yet. */
  pressed: HTMLButtonElement | null
}

/** One goes on where one was, though every element is another now. */
export function goOn({ html, focused, pressed }: Meanwhile): void {
  // The focus alone would move the window, perhaps away from where it is just going.
  if (focused && html.contains(focused)) likeness(focused)?.focus({ preventScroll: true })
  if (pressed) likeness(pressed)?.click()
  if (!location.hash.startsWith('#yorum')) return
  const isOnTheWay = html.contains(focused) && focused?.id === location.hash.slice(1)
  showTarget(html.childElementCount === 0 || isOnTheWay)
}

/** The element that has the same name in the same comment, or the same part of the page. */
function likeness(old: Element): HTMLElement | undefined {
  if (old.id) return document.getElementById(old.id) ?? undefined
  const part = document.getElementById(old.closest('[id]')?.id ?? 'icerik')
  const same = part?.querySelectorAll<HTMLElement>(old.localName) ?? []
  return [...same].find((each) => nameOf(each) === nameOf(old))
}

const nameOf = (element: Element): string | null =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent

/** The comment one came for: browsers mark the element that was there when the page came. */
function showTarget(isAwaited: boolean): void {
  const target = document.getElementById(location.hash.slice(1))
  target?.setAttribute('data-target', '')
  addEventListener('hashchange', () => target?.removeAttribute('data-target'), { once: true })
  if (isAwaited) target?.scrollIntoView()
}
