import { type Choice, compareEntries, type Row } from '../../posts/comparing/compare-entries.ts'
import { sameValue } from '../../posts/comparing/same-value.ts'
import type { WrittenText } from '../saving/written-text.ts'
import { type Choices, mergeEntries } from './merge.ts'

/** What a text has besides its blocks. */
export const fieldNames = ['title', 'excerpt', 'categories', 'tags', 'cover', 'canonical'] as const
export type FieldName = (typeof fieldNames)[number]

export interface FieldRow {
  name: FieldName
  isClash: boolean
  suggestion: Exclude<Choice, 'both'>
}

export interface Comparison {
  mine: WrittenText
  theirs: WrittenText
  /** Only those that differ. */
  fields: FieldRow[]
  rows: Row[]
}

export function compareTexts(
  mine: WrittenText,
  theirs: WrittenText,
  base: WrittenText | null = null,
): Comparison {
  const fields = fieldNames
    .filter((name) => !sameValue(mine[name], theirs[name]))
    .map((name) => fieldRow(name, mine, theirs, base))
  return { mine, theirs, fields, rows: compareEntries(mine.entries, theirs.entries, base?.entries) }
}

function fieldRow(
  name: FieldName,
  mine: WrittenText,
  theirs: WrittenText,
  base: WrittenText | null,
): FieldRow {
  const isMineNew = base === null || !sameValue(mine[name], base[name])
  const isTheirsNew = base === null || !sameValue(theirs[name], base[name])
  return {
    name,
    isClash: isMineNew && isTheirsNew,
    suggestion: isTheirsNew && !isMineNew ? 'theirs' : 'mine',
  }
}

/** Blocks are chosen by their key; a field's name could be one, so it stands apart. */
export const fieldId = (name: FieldName): string => `alan:${name}`

export function mergeTexts(comparison: Comparison, choices: Choices): WrittenText {
  const { mine, theirs, fields, rows } = comparison
  const entries = mergeEntries(rows, choices)
  const merged = { ...mine, entries, entriesSort: entries.map(({ data }) => data.key) }
  const taken = fields.filter(
    ({ name, suggestion }) => (choices[fieldId(name)] ?? suggestion) === 'theirs',
  )
  return Object.assign(merged, ...taken.map(({ name }) => ({ [name]: theirs[name] })))
}
