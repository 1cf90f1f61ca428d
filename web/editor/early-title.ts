declare global {
  /** What was typed of a new text's title until now; the first of these fields is made in `web/early-hands.ts`. */
  var earlyTitle: HTMLTextAreaElement | null | undefined
}

/** The field goes on with what was typed so far, and has the keys, unless somebody is typing or choosing elsewhere. */
export function goOnWithTitle(field: HTMLTextAreaElement): void {
  const before = globalThis.earlyTitle
  globalThis.earlyTitle = field
  if (before && before !== field)
    field.value = (before.value + field.value).replaceAll(/\s+/g, ' ').trimStart()
  const focused = document.activeElement
  if (focused !== before && focused?.matches(busy)) return
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}

const busy = 'input, textarea, [contenteditable=true], [role=dialog] *, [role=menu] *'

/** The title of the editor has the words from now on. */
export function endEarlyTitle(field: HTMLTextAreaElement): void {
  goOnWithTitle(field)
  globalThis.earlyTitle = null
  // As if they had been typed here.
  if (field.value !== '') field.dispatchEvent(new Event('input', { bubbles: true }))
}
