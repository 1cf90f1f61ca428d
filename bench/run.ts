/**
 * `npm run bench`: how fast the site is, as ratios measured in one run. Parts of it:
 * `npm run bench -- --pages --calls --javascript --lists --writing --answering --followers --streams
 * --messages --typing --search --statistics --import --moderation`
 */
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { type DatabaseAddress, withOwner } from '../server/database/address.ts'
import { reachDatabase } from '../server/database/open.ts'
import { type Config, readConfig } from '../server/config.ts'
import { measureAnswering } from './answering.ts'
import { compareCalls } from './calls.ts'
import { fillPosts } from './fill.ts'
import { measureImport } from './import.ts'
import { measureFollowers } from './followers.ts'
import { weighJavaScript } from './javascript.ts'
import { compareLists, type FilledSite, sizes } from './lists.ts'
import { startChild, stopChild } from './measure.ts'
import { measureMessages } from './messages.ts'
import { compareQueues } from './moderation.ts'
import { comparePages } from './pages.ts'
import { compareSearch } from './search.ts'
import { fillWords } from './search-words.ts'
import { compareStatistics } from './statistics.ts'
import { measureStreams } from './streams.ts'
import { type Finding, isOk, printFindings } from './table.ts'
import { measureTyping } from './typing.ts'
import { measureWriting } from './writing.ts'

const ports = { site: 4300, few: 4301, many: 4302, bare: 4303, own: 4320 }
let filled: Promise<[few: FilledSite, many: FilledSite]> | undefined
const stops: (() => Promise<unknown> | void)[] = []

const wants = (part: string): boolean =>
  process.argv.includes(part) || !process.argv.some((word) => word.startsWith('--'))

interface Part {
  title: string
  measure: (site: BenchSite) => Promise<Finding[]>
}

const parts: Record<string, Part> = {
  '--pages': {
    title: 'against a bare Node server that sends the same bytes, 10 connections:',
    measure: ({ child, base }) => comparePages(child, base, ports.bare),
  },
  '--calls': {
    title: 'the same for calls:',
    measure: ({ child, base }) => compareCalls(child, base, ports.bare),
  },
  '--javascript': {
    title: 'kilobytes of JavaScript until a page rests:',
    measure: ({ base }) => weighJavaScript(base),
  },
  '--lists': {
    title: 'lists with 1,000,000 posts, times as long as with 10,000:',
    measure: async () => compareLists(...(await filledSites())),
  },
  '--search': {
    title: 'search among 1,000,000 posts (95 of 100):',
    measure: async () => {
      const sites = await filledSites()
      for (const { address } of sites) await withOwner(address, fillWords)
      return compareSearch(...sites)
    },
  },
  '--writing': {
    title: 'posts of 600 words, against a bare transaction that stores the same text:',
    measure: ({ config, base }) => measureWriting(config, base),
  },
  '--answering': {
    title: 'answers to one very popular post against many, and a long talk against a short one:',
    measure: ({ config, base }) => measureAnswering(config, base),
  },
  '--followers': {
    title: 'an author with 100,000 followers:',
    measure: () =>
      onSiteOfItsOwn(async ({ base, config }) => measureFollowers(await addressOf(config), base)),
  },
  '--streams': {
    title: '10,000 open streams:',
    measure: () =>
      onSiteOfItsOwn(async ({ child, base, config }) =>
        measureStreams(child, await addressOf(config), base),
      ),
  },
  '--messages': {
    title: 'messages, against a bare insert; and 100,000 of them, times as long as 100:',
    measure: ({ config, base }) => measureMessages(config, base),
  },
  '--statistics': {
    title: 'statistics of 10,000 posts and five years, times as long as of ten posts:',
    measure: ({ config, base }) => compareStatistics(config, base),
  },
  '--import': {
    title: 'an export of 500 MB:',
    measure: () => onSiteOfItsOwn(({ child, base }) => measureImport(child, base)),
  },
  '--moderation': {
    title: 'queues of 100,000 open cases, times as long as of 100:',
    measure: async () => {
      const sites = [await startSite(ports.own), await startSite(ports.own + 1)] as const
      const [few, many] = await Promise.all(
        sites.map(async ({ base, config }) => ({ base, address: await addressOf(config) })),
      )
      return compareQueues(few!, many!)
    },
  },
  '--typing': {
    title: 'typing, milliseconds of the main thread for each key (95 of 100):',
    measure: ({ base }) => measureTyping(base),
  },
}

try {
  const findings: Finding[] = []
  const site = await startSite(ports.site)
  for (const [name, { title, measure }] of Object.entries(parts)) {
    if (!wants(name)) continue
    const found = await measure(site)
    printFindings(title, found)
    findings.push(...found)
  }
  if (!findings.every(isOk)) process.exitCode = 1
} finally {
  for (const stop of stops.reverse()) await stop()
}

/** Two sites side by side, so that both can be asked in turns; filling them takes minutes, so it is done once. */
function filledSites(): Promise<[few: FilledSite, many: FilledSite]> {
  filled ??= (async () => [
    await filledSite(ports.few, sizes.few),
    await filledSite(ports.many, sizes.many),
  ])()
  return filled
}

async function filledSite(port: number, posts: number): Promise<FilledSite> {
  const { base, config } = await startSite(port)
  const address = await addressOf(config)
  await withOwner(address, (owner) => fillPosts(owner, posts))
  return { base, address }
}

async function addressOf(config: Config): Promise<DatabaseAddress> {
  return (await reachDatabase(config, () => undefined)).address
}

interface BenchSite {
  child: ChildProcess
  base: string
  /** By which its database is found. */
  config: Config
}

/** Stopped afterwards: what is still to be done for a hundred thousand members would slow down the next part. */
async function onSiteOfItsOwn<Result>(work: (site: BenchSite) => Promise<Result>): Promise<Result> {
  const earlier = stops.length
  try {
    const dataDir = newDataFolder()
    // A process keeps the memory that it took to load the demo: another one is measured, which finds it there.
    await stopChild(await startProcess(ports.own, dataDir))
    return await work(await startSite(ports.own, dataDir))
  } finally {
    for (const stop of stops.splice(earlier).reverse()) await stop()
  }
}

async function startSite(port: number, dataDir = newDataFolder()): Promise<BenchSite> {
  const child = await startProcess(port, dataDir)
  stops.push(() => stopChild(child))
  return { child, base: `http://127.0.0.1:${port}`, config: readConfig({ DATA_DIR: dataDir }) }
}

function newDataFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'hokka-bench-'))
  stops.push(() => rmSync(dataDir, { recursive: true, force: true }))
  chmodSync(dataDir, 0o755)
  return dataDir
}

/** With the flags of `npm start`. */
function startProcess(port: number, dataDir: string): Promise<ChildProcess> {
  const flags = manifest.scripts.start.match(/--\S+/g) ?? []
  return startChild('./site.ts', { PORT: String(port), DATA_DIR: dataDir }, undefined, flags)
}
