/**
 * `npm run bench`: how fast the site is, as ratios measured in one run. Parts of it:
 * `npm run bench -- --pages --calls --javascript --lists --writing --answering --typing`
 */
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withOwner } from '../server/database/address.ts'
import { reachDatabase } from '../server/database/open.ts'
import { readConfig } from '../server/config.ts'
import { measureAnswering } from './answering.ts'
import { compareCalls } from './calls.ts'
import { fillPosts } from './fill.ts'
import { weighJavaScript } from './javascript.ts'
import { compareLists, type FilledSite, sizes } from './lists.ts'
import { startChild, stopChild } from './measure.ts'
import { comparePages } from './pages.ts'
import { type Finding, isOk, printFindings } from './table.ts'
import { measureTyping } from './typing.ts'
import { measureWriting } from './writing.ts'

const ports = { site: 4300, few: 4301, many: 4302, bare: 4303 }
const stops: (() => Promise<unknown> | void)[] = []

const wants = (part: string): boolean =>
  process.argv.includes(part) || !process.argv.some((word) => word.startsWith('--'))

try {
  const findings: Finding[] = []
  const site = await startSite(ports.site)
  if (wants('--pages')) {
    const found = await comparePages(site.child, site.base, ports.bare)
    printFindings('against a bare Node server that sends the same bytes, 10 connections:', found)
    findings.push(...found)
  }
  if (wants('--calls')) {
    const found = await compareCalls(site.child, site.base, ports.bare)
    printFindings('the same for calls:', found)
    findings.push(...found)
  }
  if (wants('--javascript')) {
    const found = await weighJavaScript(site.base)
    printFindings('kilobytes of JavaScript until a page rests:', found)
    findings.push(...found)
  }
  if (wants('--lists')) {
    const found = await compareSizes()
    printFindings('lists with 1,000,000 posts, times as long as with 10,000:', found)
    findings.push(...found)
  }
  if (wants('--writing')) {
    const found = await measureWriting(readConfig({ DATA_DIR: site.dataDir }), site.base)
    printFindings(
      'posts of 600 words, against a bare transaction that stores the same text:',
      found,
    )
    findings.push(...found)
  }
  if (wants('--answering'))
    await measureAnswering(readConfig({ DATA_DIR: site.dataDir }), site.base)
  if (wants('--typing')) await measureTyping(site.base)
  if (!findings.every(isOk)) process.exitCode = 1
} finally {
  for (const stop of stops.reverse()) await stop()
}

/** Two sites side by side, so that the lists of both can be asked in turns. */
async function compareSizes(): Promise<Finding[]> {
  const few = await filledSite(ports.few, sizes.few)
  const many = await filledSite(ports.many, sizes.many)
  return compareLists(few, many)
}

async function filledSite(port: number, posts: number): Promise<FilledSite> {
  const { base, dataDir } = await startSite(port)
  const { address } = await reachDatabase(readConfig({ DATA_DIR: dataDir }), () => undefined)
  await withOwner(address, (owner) => fillPosts(owner, posts))
  return { base, address }
}

interface BenchSite {
  child: ChildProcess
  base: string
  dataDir: string
}

async function startSite(port: number): Promise<BenchSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hokka-bench-'))
  stops.push(() => rmSync(dataDir, { recursive: true, force: true }))
  chmodSync(dataDir, 0o755)
  const child = await startChild('./site.ts', { PORT: String(port), DATA_DIR: dataDir })
  stops.push(() => stopChild(child))
  return { child, base: `http://127.0.0.1:${port}`, dataDir }
}
