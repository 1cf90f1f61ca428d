// Formatted by hand, not by Intl: server and browser must agree to the character, and their
// locale data may be of different ages.

/** `1234567.891` → `1.234.567,89`; decimals only where there are any. */
export function formatNumber(value: number, maxDecimals = 2): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(maxDecimals).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.')
  const significant = decimals.replace(/(?<!0)0+$/, '')
  const digits = significant ? `${grouped},${significant}` : grouped
  return value < 0 && digits !== '0' ? `-${digits}` : digits
}

const compactUnits = [
  { size: 1e12, name: 'tn' },
  { size: 1e9, name: 'mr' },
  { size: 1e6, name: 'mn' },
  { size: 1e3, name: 'bin' },
]

/**
 * `12500` → `12,5 bin`. Cut, never rounded up: 9.999 readers are not yet "10 bin". From a hundred
 * units on, the decimal says nothing and is left out.
 */
export function formatCompact(value: number): string {
  const size = Math.abs(value)
  const unit = compactUnits.find((unit) => size >= unit.size)
  if (!unit) return formatNumber(Math.trunc(value))
  const step = size < unit.size * 100 ? unit.size / 10 : unit.size
  const cut = (Math.trunc(value / step) * step) / unit.size
  return `${formatNumber(cut, 1)} ${unit.name}`
}

/** For the corner of an icon: nothing for none, and past 99 it only says that there are more. */
export function formatBadge(value: number): string {
  if (value <= 0) return ''
  return value > 99 ? '99+' : String(value)
}

/** `5 yorum`, `1.234 okuma`: the noun stays singular after a number. */
export function count(value: number, noun: string): string {
  return `${formatNumber(value)} ${noun}`
}

const byteUnits = ['bayt', 'KB', 'MB', 'GB', 'TB']

/** `1234567` → `1,2 MB`; a unit is a thousand of the one before, as disks are sold. */
export function formatBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), byteUnits.length - 1)
  return `${formatNumber(bytes / 1000 ** step, 1)} ${byteUnits[step]}`
}
