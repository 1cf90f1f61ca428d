import { demoPassword } from '../demo/load.ts'
import { againstBare } from './measure.ts'
import type { Finding } from './table.ts'

/** What a visitor gets comes out of memory; a member's page is joined with who they are. */
const wanted = { visitor: 0.5, member: 0.3 }

/** How near the pages come to a bare Node server that sends the same bytes. */
export async function comparePages(base: string, barePort: number): Promise<Finding[]> {
  const browser = { 'accept-encoding': 'gzip, br', cookie: 'XSRF-TOKEN=bench' }
  const viewers = {
    visitor: browser,
    member: { ...browser, cookie: `${browser.cookie}; token=${await logIn(base)}` },
  }
  const pages = { 'post page': await postPath(base), 'home page': '/' }
  const findings: Finding[] = []
  for (const [page, path] of Object.entries(pages))
    for (const viewer of ['visitor', 'member'] as const) {
      const target = { url: base + path, headers: viewers[viewer] }
      const { one: ours, other: bare } = await againstBare(target, barePort + findings.length)
      findings.push({
        name: `${page}, ${viewer}`,
        ratio: ours / bare,
        limit: { least: wanted[viewer] },
        detail: `${Math.round(ours)} of ${Math.round(bare)} a second`,
      })
    }
  return findings
}

async function logIn(base: string): Promise<string> {
  const response = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'elif', password: demoPassword }),
  })
  return ((await response.json()) as { token: string }).token
}

/** The post most people look at. */
async function postPath(base: string): Promise<string> {
  const response = await fetch(`${base}/api/posts?order[views]=desc&status=1&itemsPerPage=1`)
  const list = (await response.json()) as { 'hydra:member': { slug: string }[] }
  return `/yazi/${list['hydra:member'][0]!.slug}`
}
