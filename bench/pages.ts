import type { ChildProcess } from 'node:child_process'
import { logIn } from './log-in.ts'
import { againstBare } from './measure.ts'
import { popularSlugs } from './popular.ts'
import type { Finding } from './table.ts'

/** What a visitor gets comes out of the cache; a member's page is joined with who they are. */
const wanted = { visitor: 0.5, member: 0.3 }

/**
 * How near the pages come to a bare Node server that sends the same bytes: by the work each of them
 * has with an answer, which is what decides how many they can give.
 */
export async function comparePages(
  site: ChildProcess,
  base: string,
  barePort: number,
): Promise<Finding[]> {
  const browser = { 'accept-encoding': 'gzip, br', cookie: 'XSRF-TOKEN=bench' }
  const viewers = {
    visitor: browser,
    member: { ...browser, cookie: `${browser.cookie}; token=${await logIn(base)}` },
  }
  const pages = { 'post pages': await postPaths(base), 'home page': ['/'] }
  const findings: Finding[] = []
  for (const [page, paths] of Object.entries(pages))
    for (const viewer of ['visitor', 'member'] as const) {
      const target = { url: base, paths, headers: viewers[viewer] }
      const [ours, bare] = await againstBare(site, target, barePort + findings.length)
      findings.push({
        name: `${page}, ${viewer}`,
        ratio: bare / ours,
        limit: { least: wanted[viewer] },
        detail: `${ours.toFixed(3)} and ${bare.toFixed(3)} ms of work for a page`,
      })
    }
  return findings
}

const postPaths = async (base: string): Promise<string[]> =>
  (await popularSlugs(base)).map((slug) => `/yazi/${slug}`)
