import type { ChildProcess } from 'node:child_process'
import { logIn } from './log-in.ts'
import { againstBare, type Target } from './measure.ts'
import { popularSlugs } from './popular.ts'
import type { Finding } from './table.ts'

const wanted = { visitor: 0.3, member: 0.15 }

/** The same for the calls that readers make when they move between pages. */
export async function compareCalls(
  site: ChildProcess,
  base: string,
  barePort: number,
): Promise<Finding[]> {
  const browser = { 'accept-encoding': 'gzip, br', accept: 'application/ld+json' }
  const visitor = { ...browser, cookie: 'XSRF-TOKEN=bench' }
  const member = { ...browser, cookie: `XSRF-TOKEN=bench; token=${await logIn(base)}` }
  const slugs = await popularSlugs(base)
  const calls: Record<string, string[]> = {
    'GET /posts': ['/posts?status=1&order[createdAt]=desc&itemsPerPage=50'],
    'GET /posts/{slug}': slugs.map((slug) => `/posts/${slug}`),
    'GET /users/{username}': ['/users/elif', '/users/editor'],
    'GET /home/…': ['most-viewed-posts', 'most-applaused-posts', 'journal', 'top-authors'].map(
      (list) => `/home/${list}`,
    ),
    'GET /categories/{id}/posts': ['/categories/edebiyat/posts?status=1'],
  }
  const findings: Finding[] = []
  const compare = async (name: string, paths: string[], viewer: keyof typeof wanted) => {
    const headers: Target['headers'] = viewer === 'member' ? member : visitor
    const target = { url: base, paths: paths.map((path) => `/api${path}`), headers }
    const [ours, bare] = await againstBare(site, target, barePort + findings.length)
    findings.push({
      name: `${name}, ${viewer}`,
      ratio: bare / ours,
      limit: { least: wanted[viewer] },
      detail: `${ours.toFixed(3)} and ${bare.toFixed(3)} ms of work for an answer`,
    })
  }
  for (const [name, paths] of Object.entries(calls)) await compare(name, paths, 'visitor')
  await compare('GET /users/current', ['/users/current'], 'member')
  return findings
}
