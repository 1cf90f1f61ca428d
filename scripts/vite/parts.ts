import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What is known of a module before anything unused is left out. */
interface Links {
  importers: readonly string[]
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type LinksOf = (id: string) => Links | null
type NameOf = (id: string) => string | null

const entry = fileURLToPath(new URL('../../web/entry-client.tsx', import.meta.url))

const isLibrary = (id: string): boolean => id.includes('/node_modules/')
/** Icons need nothing of ours, so they may go along with whoever uses them. */
const isWeb = (id: string): boolean =>
  (id.includes('/web/') && !isLibrary(id)) || id.includes('/esm/icons/')
const isValidator = (id: string): boolean => id.includes('/node_modules/zod/')
const isQueries = (id: string): boolean =>
  /\/@tanstack\/(?:react-)?query(?!.*Provider)|\/web\/queries\/(?:browser|client)/.test(id)
const isLoader = (id: string): boolean => id.includes('?tsr-split=loader')
const isShown = (id: string): boolean => !isLoader(id)

const alone = { includeDependenciesRecursively: false }

/**
 * The files that the browser's code comes in. Left to itself the bundler makes a file of every
 * few lines that two pages share; each costs a request and, compressed apart, more than it holds.
 * No two of these need each other: the first two are what every page needs, whole, and what the
 * others take of web they take with all that it imports of web.
 */
export const parts = [
  // Changes only with an upgrade: readers keep it over many releases.
  {
    name: 'libraries',
    tags: ['$initial' as const],
    test: (id: string) => isLibrary(id) && !isQueries(id),
    ...alone,
  },
  // The frame around every page, and the list of all pages.
  {
    name: 'frame',
    tags: ['$initial' as const],
    test: (id: string) => !isLibrary(id) && !isQueries(id),
    ...alone,
  },
  {
    debugName: 'pages',
    name: (id: string, context: { getModuleInfo: LinksOf }): string | null => {
      partOfPages ??= partsOfPages((each) => context.getModuleInfo(each))
      return partOfPages(id)
    },
    ...alone,
  },
]

let partOfPages: NameOf | undefined

function partsOfPages(linksOf: LinksOf): NameOf {
  const reach = (...from: string[]) => reachable(from, (id) => linksOf(id)?.importedIds ?? [])
  const roots = fetchedLater(reach, linksOf)
  const shown = reach(...roots.filter(isShown))
  const loaded = reach(...roots.filter(isLoader))
  const pages = roots.filter(isShown)
  const reading = sharedOf('yazi.$slug.tsx', pages, reach)
  const lists = sharedOf('index.tsx', pages, reach)
  const meetsValidator = (id: string): boolean => [...reach(id)].some(isValidator)
  /** Of core it takes along what has no schemas, and what nothing in core needs that it needs. */
  const takes = (part: Set<string>, id: string): boolean =>
    part.has(id) &&
    (isWeb(id) ||
      (!isLibrary(id) &&
        !meetsValidator(id) &&
        linksOf(id)!.importers.every((each) => isWeb(each) || !part.has(each))))
  return (id) => {
    // The memory of what was asked for.
    if (isQueries(id)) return 'queries'
    // How pages get their data: one that came whole from the server has it already.
    if (loaded.has(id) && !shown.has(id)) return 'loaders'
    // What a post has in common with other pages, and what the home page has beyond that.
    if (takes(reading, id)) return 'reading'
    return !reading.has(id) && takes(lists, id) ? 'lists' : null
  }
}

function reachable(from: string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from)
  for (const id of found) for (const each of next(id)) found.add(each)
  return found
}

type Reach = (...from: string[]) => Set<string>

/** Whatever is imported only when it is needed, from wherever. */
function fetchedLater(reach: Reach, linksOf: LinksOf): string[] {
  const laterOf = (id: string): string[] =>
    [...reach(id)].flatMap((each) => linksOf(each)?.dynamicallyImportedIds ?? [])
  return [...reachable(laterOf(entry), laterOf)]
}

/** What the page in this file has in common with any other page. */
function sharedOf(file: string, pages: string[], reach: Reach): Set<string> {
  const isIt = (id: string): boolean => id.includes(`/web/routes/${file}?`)
  const others = reach(...pages.filter((id) => !isIt(id)))
  return new Set([...reach(...pages.filter(isIt))].filter((id) => others.has(id)))
}

/** Files that need each other could not be loaded in any order: better no build than that one. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_, bundle) {
      const importsOf = (file: string): string[] => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' ? chunk.imports : []
      }
      for (const file of Object.keys(bundle))
        if (importsOf(file).some((each) => reachable([each], importsOf).has(file)))
          this.error(`${file} needs files that need it: see scripts/vite/parts.ts`)
    },
  }
}
