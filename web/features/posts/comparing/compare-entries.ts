import { diffArrays } from 'diff'
import type { Entry } from '../../../../core/document/types.ts'
import { sameValue } from './same-value.ts'

export type Choice = 'mine' | 'theirs' | 'both'

/** One place in two versions of a text. */
export interface Row {
  id: string
  /** Null where this side has no such block. */
  mine: Entry | null
  theirs: Entry | null
  isSame: boolean
  /** The same block, at another place in the other version. */
  isMoved: boolean
  /** Both sides changed it: nobody can tell which is meant. */
  isClash: boolean
  /** What is taken unless somebody chooses otherwise. */
  suggestion: Choice
}

/**
 * Two versions of a text, block by block: blocks are known by their keys. With what both began
 * from, one can tell who changed what; without it nothing is left out unasked.
 */
export function compareEntries(
  mine: readonly Entry[],
  theirs: readonly Entry[],
  base: readonly Entry[] | null = null,
): Row[] {
  const before = base && byKey(base)
  const here = byKey(mine)
  const there = byKey(theirs)
  const rows: Row[] = []
  const changes = diffArrays([...here.keys()], [...there.keys()])
  let runStart = 0
  for (const [at, { value, removed, added }] of changes.entries()) {
    if (!added) runStart = rows.length
    for (const key of value) {
      if (removed) rows.push(rowOf(key, here.get(key)!, there.get(key) ?? null, before, true))
      else if (!added) rows.push(rowOf(key, here.get(key)!, there.get(key)!, before, false))
      else if (!here.has(key)) rows.push(rowOf(key, null, there.get(key)!, before, false))
    }
    if (added && changes[at - 1]?.removed === true) joinAlike(rows, runStart)
  }
  return rows
}

const byKey = (entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.data.key, entry]))

function rowOf(
  key: string,
  mine: Entry | null,
  theirs: Entry | null,
  before: Map<string, Entry> | null,
  isElsewhere: boolean,
): Row {
  const old = before && (before.get(key) ?? null)
  const isSame = sameValue(mine, theirs)
  const isMineNew = before === null || !sameValue(mine, old)
  const isTheirsNew = before === null || !sameValue(theirs, old)
  return {
    id: key,
    mine,
    theirs,
    isSame,
    isMoved: isElsewhere && theirs !== null,
    isClash: !isSame && isMineNew && isTheirsNew && old !== null && before !== null,
    suggestion: suggestionFor(mine, theirs, isMineNew, isTheirsNew),
  }
}

/** Whoever changed it is right; where both did, or nobody knows, nothing is left out. */
function suggestionFor(
  mine: Entry | null,
  theirs: Entry | null,
  isMineNew: boolean,
  isTheirsNew: boolean,
): Choice {
  if (isMineNew !== isTheirsNew) return isMineNew ? 'mine' : 'theirs'
  return mine === null && theirs !== null ? 'theirs' : 'mine'
}

const contentOf = ({ type, data }: Entry): unknown => [type, { ...data, key: '' }]

/** A block that was pasted has another key; where its words are the same it is the same block. */
function joinAlike(rows: Row[], from: number): void {
  const run = rows.slice(from)
  for (const row of run.filter(({ mine }) => mine === null)) {
    const twin = run.find(
      ({ mine, theirs }) =>
        mine !== null && theirs === null && sameValue(contentOf(mine), contentOf(row.theirs!)),
    )
    if (twin === undefined) continue
    Object.assign(twin, { theirs: row.theirs, isSame: true, isClash: false, suggestion: 'mine' })
    rows.splice(rows.indexOf(row), 1)
  }
}

/** What is alike becomes one line. */
export function foldedRows(rows: readonly Row[]): (Row | { id: string; same: number })[] {
  const parts: (Row | { id: string; same: number })[] = []
  for (const row of rows) {
    const last = parts.at(-1)
    if (!row.isSame || row.isMoved) parts.push(row)
    else if (last !== undefined && 'same' in last) last.same++
    else parts.push({ id: `ayni-${row.id}`, same: 1 })
  }
  return parts
}
