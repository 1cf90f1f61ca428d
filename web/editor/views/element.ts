type Child = Node | string | null

interface Properties {
  class?: string
  text?: string
  attributes?: Record<string, string | null>
  onClick?: () => void
}

/** Makes an element; node views are many and small, so they do without React. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { class: className, text, attributes = {}, onClick }: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text !== undefined) made.textContent = text
  for (const [key, value] of Object.entries(attributes))
    if (value !== null) made.setAttribute(key, value)
  if (onClick) made.addEventListener('click', onClick)
  made.append(...children.filter((child) => child !== null))
  return made
}

export function button(label: string, onClick: () => void, className = ''): HTMLButtonElement {
  return element('button', {
    class: className,
    text: label,
    attributes: { type: 'button' },
    onClick,
  })
}
