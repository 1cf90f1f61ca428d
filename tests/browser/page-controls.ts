/** What of a page can be pressed, and whether a press did something. Runs inside the page. */

export interface Step {
  /** Of the notice, dialog or menu that lies on top; null where nothing does. */
  title: string | null
  /** Of the control that is marked with `data-next` now; null where nothing is left to press. */
  kind: string | null
  /** Nothing else of what it lies in is left to press. */
  isLast: boolean
}

export interface PageControls {
  next: (pressed: string[], leave: string) => Step
  title: () => string | null
  /** Until then its keys may go to what lies below it. */
  topHasFocus: () => boolean
  /** Since the last control was marked: something changed, or opened; a link to elsewhere has to lead there or open something. */
  hasEffect: (titleBefore: string | null) => boolean
}

declare global {
  var pageControls: PageControls | undefined
}

export function addPageControls(): void {
  const pressable =
    'a[href], button, summary, input[type=checkbox], input[type=radio], ' +
    '[role=button], [role=link], [role=switch], [role=checkbox], [role=radio], [role=tab], ' +
    '[role=option], [role=combobox]:not([type=search]), [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]'
  const overlay = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
  const closing = '[data-closed], [data-ending-style]'
  const noticeCloser = 'notice: button lucide lucide-x'
  /** What other programs and sites do is not seen here, the handle comes and goes with the mouse, and what is chosen already does nothing. */
  const without =
    ':disabled, [aria-disabled=true], [data-disabled], [href^="mailto:"], [href^="https:"], ' +
    '[data-embed-load], .block-handle, [type=radio]:checked, [role=menuitemradio][aria-checked=true], ' +
    ':is([role=tab], [role=option])[aria-selected=true]'

  const isVisible = (element: Element): boolean =>
    // Of some choices only the words are seen.
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: !element.matches('label input'),
    }) &&
    // The way past the header is seen only with the focus.
    element.getBoundingClientRect().width > 4 &&
    element.closest(`[inert], [aria-hidden=true], ${closing}`) === null
  const leadsHere = (element: Element): boolean =>
    element instanceof HTMLAnchorElement &&
    element.pathname + element.search === location.pathname + location.search &&
    (element.hash === '' || element.hash === location.hash)
  const controlsIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll(pressable)].filter(
      (each) => !each.matches(without) && !leadsHere(each) && isVisible(each),
    )

  const date = /\d+ \p{Lu}\p{Ll}+( \d+)?(,? \p{Lu}\p{Ll}+)?/gu
  const withoutDetails = (text: string): string =>
    text
      .replace(date, '')
      .replace(/“.*”|\d+/gu, '')
      .trim()
  const labelOf = (element: Element | null): string =>
    element?.getAttribute('aria-label') ??
    element?.ariaLabelledByElements?.map((each) => each.textContent).join(' ') ??
    element?.closest('label')?.innerText ??
    ''
  /** The first part of it; the tabs of a page have addresses of their own. */
  const patternOf = (path: string): string => path.replace(/^(\/(?:@|[a-z-]+))[^?]*/, '$1')
  const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => {
    if (hash && pathname === location.pathname) return '#'
    const parts = pathname.replace(/^\/(@|[a-z]+\/)[^/]+/, '/$1*')
    return `${parts}?${[...new URLSearchParams(search).keys()].join('&')}${hash && '#'}`
  }
  const pictureOf = (element: Element): string =>
    element.querySelector('svg')?.getAttribute('class') ?? ''
  const nameOf = (element: Element): string => {
    const role = element.getAttribute('role') ?? element.localName
    const choices = element.closest('fieldset')?.querySelectorAll('input').length ?? 0
    const isOneOfMany =
      choices > 3 || element.matches(`[role=option], :is(${overlay}) :is(li, td) *`)
    if (isOneOfMany) return `${role} ${pictureOf(element)}`
    if (element instanceof HTMLAnchorElement) return `${role} ${addressOf(element)}`
    const words = withoutDetails((element as HTMLElement).innerText)
    return `${role} ${words || pictureOf(element) || withoutDetails(labelOf(element))}`
  }
  /** The header and the footer are the same on every page, and so are links. */
  const kindOf = (element: Element): string => {
    const opened = element.closest(overlay)
    if (opened) return `${titleOf(opened)}: ${nameOf(element)}`
    if (element.closest('main') === null || element.localName === 'a') return nameOf(element)
    const region = labelOf(element.closest('section, nav, aside, form')).replace(/:.*/, '')
    const page = patternOf(location.pathname + location.search)
    return `${page} ${withoutDetails(region)} ${nameOf(element)}`
  }
  const titleOf = (opened: Element): string => {
    const heading = opened.querySelector('h1, h2')?.textContent
    const opener = [...document.querySelectorAll('[aria-haspopup][aria-expanded=true]')].at(-1)
    return withoutDetails(heading ?? (opener ? kindOf(opener) : labelOf(opened)))
  }

  const topOverlay = (): Element | undefined =>
    [...document.querySelectorAll(overlay)].findLast(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches(closing),
    )
  /** Notices come above all else, and go when they are closed. */
  const topmost = (): { title: string | null; root: ParentNode } => {
    const notice = [...document.querySelectorAll('[role=status] > div')].findLast(isVisible)
    if (notice) return { title: 'notice', root: notice }
    const opened = topOverlay()
    return opened ? { title: titleOf(opened), root: opened } : { title: null, root: document }
  }

  let marked: Element | undefined
  let effects = 0
  const next = (pressed: string[], leave: string): Step => {
    marked?.removeAttribute('data-next')
    const { title, root } = topmost()
    const known = new Set(pressed)
    const left = controlsIn(root)
      .filter((each) => each.closest(leave) === null)
      .map((element) => ({
        element,
        kind: title === 'notice' ? `notice: ${nameOf(element)}` : kindOf(element),
      }))
      .filter(({ kind }) => !known.has(kind) || kind === noticeCloser)
    const kind = left[0]?.kind ?? null
    marked = left[0]?.element
    marked?.setAttribute('data-next', '')
    effects = 0
    return { title, kind, isLast: left.every((each) => each.kind === kind) }
  }

  /** A hint shows itself to whoever points at a control, pressed or not. */
  const isHint = (node: Node): boolean =>
    node instanceof Element && node.closest('[role=presentation], [role=tooltip]') !== null
  /** In its head a page notes which code it fetches, perhaps ahead of a press. */
  const isEffect = ({ type, target, addedNodes, removedNodes }: MutationRecord): boolean =>
    !document.head.contains(target) &&
    (type !== 'childList' || (!isHint(target) && ![...addedNodes, ...removedNodes].every(isHint)))
  const attributes =
    'aria-checked aria-current aria-expanded aria-pressed aria-selected aria-invalid aria-label ' +
    'aria-busy disabled hidden open value href inert data-theme'
  const observer = new MutationObserver((records) => {
    effects += records.filter(isEffect).length
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes.split(' '),
  })
  document.addEventListener('focusin', ({ target }) => (effects += target === marked ? 0 : 1))
  document.addEventListener('change', () => effects++)

  globalThis.pageControls = {
    next,
    title: () => topmost().title,
    topHasFocus: () => {
      const focused = document.activeElement
      const opened = topOverlay()
      return !opened || opened.contains(focused) || focused?.ariaExpanded === 'true'
    },
    hasEffect: (titleBefore) => {
      const leadsAway = marked instanceof HTMLAnchorElement && marked.pathname !== location.pathname
      return topmost().title !== titleBefore || (!leadsAway && effects > 0)
    },
  }
}
