import { dirname, join, normalize } from 'node:path'

export interface Import {
  from: string
  to: string
  /** `type` leaves no trace in the running program; `file` is a file that is named but not loaded here. */
  kind: 'value' | 'type' | 'file'
}

const names = String.raw`(?:[\w$*{},\s]+?\s+from\s+)?`
const target = String.raw`['"]([^'"]+)['"]`
const patterns: [RegExp, (match: RegExpExecArray) => Import['kind']][] = [
  [
    new RegExp(String.raw`^(?:import|export)\s+(type\s+)?${names}${target}`, 'gm'),
    ([, type]) => (type === undefined ? 'value' : 'type'),
  ],
  [
    new RegExp(String.raw`(typeof\s+)?\bimport\(\s*${target}`, 'g'),
    ([, type]) => (type ? 'type' : 'value'),
  ],
  [/()new URL\(\s*['"`]([^'"`$]+)[^,]*,\s*import\.meta\.url/g, () => 'file'],
]

/** Everything a source asks for: by `import`, by `import()`, or as a file beside it. */
export function importsIn(from: string, source: string): Import[] {
  return patterns.flatMap(([pattern, kindOf]) =>
    [...source.matchAll(pattern)].map((match) => ({
      from,
      to: match[2]!.startsWith('.') ? normalize(join(dirname(from), match[2]!)) : match[2]!,
      kind: kindOf(match),
    })),
  )
}

export interface Rule {
  reason: string
  from: RegExp
  to: RegExp
  /** Types leave no trace in the running program. */
  typesAllowed?: boolean
  exceptions?: { from: RegExp; to: RegExp; reason: string }[]
}

export const arrow = ({ from, to }: Import): string => `${from} → ${to}`

export function against(rule: Rule, imports: Import[]): string[] {
  const fits = (each: Import, { from, to }: { from: RegExp; to: RegExp }): boolean =>
    from.test(each.from) && to.test(each.to)
  return imports
    .filter((each) => fits(each, rule) && !(rule.typesAllowed && each.kind === 'type'))
    .filter((each) => !rule.exceptions?.some((exception) => fits(each, exception)))
    .map(arrow)
}

/**
 * Files that need each other. Types are left out: they are gone before anything is loaded, so none
 * can be missing when it is wanted.
 */
export function cyclesIn(imports: Import[]): string[] {
  const loads = Map.groupBy(
    imports.filter(({ kind }) => kind === 'value'),
    ({ from }) => from,
  )
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, path: string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    for (const { to } of loads.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of loads.keys()) visit(file, [])
  return cycles
}
