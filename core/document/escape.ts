const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The five signs, and the control characters that neither HTML nor XML (feeds) can carry. */
// oxlint-disable-next-line no-control-regex
const special = /[&<>"'\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g

/** Text that is safe between tags and in quoted attributes alike. */
export function escapeHtml(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value.replace(special, (sign) => replacements[sign] ?? '')
}

/** ` name="value"`, or nothing when there is no value. */
export function attribute(name: string, value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  return ` ${name}="${escapeHtml(String(value))}"`
}
