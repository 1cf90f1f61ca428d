export const listSection = 'liste-bolumu'

/** A list asked for is a page made anew, so what was pressed is gone: whoever uses the keyboard goes on in the list. */
export const goOnInList = (): void =>
  document.getElementById(listSection)?.focus({ preventScroll: true })
