// Apart from the other numbers, which every page loads.
import { formatNumber } from './numbers.ts'

/** `0.42` → `%42`: in Turkish the sign goes first, a minus before it. */
export function formatPercent(ratio: number, maxDecimals = 0): string {
  return formatNumber(ratio * 100, maxDecimals).replace(/^-?/, '$&%')
}
