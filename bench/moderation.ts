import { demoPassword } from '../demo/load.ts'
import type { Client } from 'pg'
import { withOwner } from '../server/database/address.ts'
import type { FilledSite } from './lists.ts'
import { compareSpeeds, type Target } from './measure.ts'
import type { Finding } from './table.ts'

export const openCases = { few: 100, many: 100_000 }

/** A thousand times the cases may cost at most so many times as much. */
const mostApart = 1.3

const queues: Record<string, string> = {
  'open cases': '?status=open',
  'open cases, next page': '?status=open&page=2',
  'open cases of a type': '?status=open&type=comment',
}

/** The queues of editors with many open cases against a few. */
export async function compareQueues(few: FilledSite, many: FilledSite): Promise<Finding[]> {
  await withOwner(few.address, (owner) => fill(owner, openCases.few))
  await withOwner(many.address, (owner) => fill(owner, openCases.many))
  const targets = await Promise.all([few, many].map(targetsOf))
  const findings: Finding[] = []
  for (const [index, name] of [...Object.keys(queues), 'one case', 'page of the queue'].entries())
    findings.push(await compare(name, targets[0]![index]!, targets[1]![index]!))
  return findings
}

async function compare(name: string, few: Target, many: Target): Promise<Finding> {
  return compareSpeeds(name, few, many, mostApart)
}

async function targetsOf({ base }: FilledSite): Promise<Target[]> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username: 'editor', password: demoPassword })
  const answer = await fetch(`${base}/api/login`, { method: 'POST', headers, body })
  const { token } = (await answer.json()) as { token: string }
  const call = (path: string): Target => ({
    url: `${base}/api/moderation/cases${path}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return [
    ...Object.values(queues).map(call),
    call('/1'),
    { url: `${base}/yonetim/bildirimler`, headers: { cookie: `token=${token}` } },
  ]
}

/** Comments of the demo, each reported as often as it takes. */
async function fill(owner: Client, amount: number): Promise<void> {
  await owner.query(
    `INSERT INTO cases (type, owner_id, origin, snapshot, label, report_count, reasons, first_at, changed_at)
    SELECT (ARRAY['post', 'comment', 'user', 'message'])[1 + n % 4], (SELECT id FROM users WHERE username = 'elif'),
      'report', jsonb_build_object('title', 'Bildirilen ' || n, 'text', repeat('Uzun bir metin. ', 100), 'images', '[]'::jsonb),
      'Bildirilen ' || n, 1 + n % 5, ARRAY['spam'], now() - make_interval(secs => n), now() - make_interval(secs => n)
    FROM generate_series(1, $1::int) AS n`,
    [amount],
  )
  await owner.query('SELECT fold_case_tallies()')
  await owner.query('VACUUM ANALYZE cases, case_tallies')
}
