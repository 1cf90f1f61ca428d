import { escapeHtml } from '../../../core/document/escape.ts'

/** Text that is HTML already; everything else is escaped where it is written. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Html | Value[] | false | undefined

/** A template whose values cannot become markup. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const written = parts.map((part, index) => part + write(values[index]))
  return new Html(written.join(''))
}

function write(value: Value): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(write).join('')
  return escapeHtml(String(value))
}
