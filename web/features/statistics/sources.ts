import type { ReadingSource } from '../../../core/contracts/statistics.ts'
import { site } from '../../../core/site.ts'

const names: Record<Exclude<ReadingSource['kind'], 'host' | 'site'>, string> = {
  search: 'Arama motorları',
  direct: 'Doğrudan',
  other: 'Diğer siteler',
}

export function nameOf({ kind, host }: ReadingSource): string {
  if (kind === 'host') return host!
  return kind === 'site' ? `${site.name} içinden` : names[kind]
}
