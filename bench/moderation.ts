import { demoPassword } from '../demo/password.ts'
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
  'open cases of a type': '?status=open&type=comment',
}

/** The queues of editors with many open cases against a few. */
export async function compareQueues(few: FilledSite, many: FilledSite): Promise<Finding[]> {
  await withOwner(few.address, (owner) => fill(owner, openCases.few))
  await withOwner(many.address, (owner) => fill(owner, openCases.many))
  const targets = await Promise.all([few, many].map(targetsOf))
  const findings: Finding[] = []
  const names = [...Object.keys(queues), 'open cases, next page', 'one case', 'page of the queue']
  for (const [index, name] of names.entries())
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
  const first = await fetch(call(queues['open cases']!).url, { headers: call('').headers })
  const { 'hydra:view': view } = (await first.json()) as { 'hydra:view': { 'hydra:next': string } }
  return [
    ...Object.values(queues).map(call),
    { ...call(''), url: new URL(view['hydra:next'], base).href },
    call('/1'),
    { url: `${base}/yonetim/bildirimler`, headers: { cookie: `token=${token}` } },
  ]
}

/** Bit by bit, as a site grows: its counts are folded and cleaned many times on the way. */
async function fill(owner: Client, amount: number): Promise<void> {
  const step = Math.min(amount, 1000)
  for (let from = 1; from <= amount; from += step) {
    await owner.query(
      `INSERT INTO cases (type, owner_id, origin, snapshot, label, report_count, reasons, first_at, changed_at)
      SELECT (ARRAY['comment', 'post', 'comment', 'user'])[1 + n % 4], (SELECT id FROM users WHERE username = 'elif'),
        'report', jsonb_build_object('title', 'Bildirilen ' || n, 'text', repeat('Uzun bir metin. ', 100), 'images', '[]'::jsonb),
        'Bildirilen ' || n, 1 + n % 5, ARRAY['spam'], now() - make_interval(secs => n), now() - make_interval(secs => n)
      FROM generate_series($1::int, $2::int) AS n`,
      [from, from + step - 1],
    )
    await owner.query('SELECT fold_case_tallies()')
    await owner.query('VACUUM case_tallies')
  }
  await owner.query('VACUUM ANALYZE cases, case_tallies')
}
