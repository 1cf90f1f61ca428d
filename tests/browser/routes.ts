import { readFileSync } from 'node:fs'

/** One address for each page that is made from a pattern; a new pattern must be added here. */
const examples: Record<string, string> = {}

const tree = readFileSync(new URL('../../web/route-tree.gen.ts', import.meta.url), 'utf8')

/** Every page there is, from the router's own list, and one that there is not. */
export const everyPath: string[] = [...pathsIn(tree), '/boyle-bir-sayfa-yok']

function pathsIn(source: string): string[] {
  const table = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(source)?.[1] ?? ''
  const patterns = [...table.matchAll(/'([^']+)':/g)].map(([, pattern]) => pattern!)
  if (patterns.length === 0) throw new Error('no pages found in the route tree')
  return patterns.map(addressOf)
}

function addressOf(pattern: string): string {
  if (!pattern.includes('$')) return pattern
  const example = examples[pattern]
  if (example === undefined) throw new Error(`give an example of ${pattern} in this file`)
  return example
}
