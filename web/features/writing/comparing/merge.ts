import type { Entry } from '../../../../core/document/types.ts'
import type { Choice, Row } from '../../posts/comparing/compare-entries.ts'
import { randomKey } from '../saving/random-key.ts'

export type Choices = Record<string, Choice | undefined>

/** The text that the choices make, each key once. */
export function mergeEntries(rows: readonly Row[], choices: Choices): Entry[] {
  return rows.flatMap(({ id, mine, theirs, suggestion }) => {
    const choice = choices[id] ?? suggestion
    if (choice !== 'both') return (choice === 'mine' ? mine : theirs) ?? []
    if (mine === null || theirs === null) return mine ?? theirs ?? []
    return [mine, withNewKey(theirs)]
  })
}

function withNewKey(entry: Entry): Entry {
  const key = randomKey()
  return { ...entry, data: { ...entry.data, key } } as Entry
}
