import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let member: Member
beforeEach(async () => {
  site = await testSite({ isCached: false })
  member = await site.member()
})

/** The middle of a month, counted back from the present one. */
const monthsAgo = (
  months: number,
) => sql`(date_trunc('month', now()) - make_interval(months => ${months})
  + CASE WHEN ${months} = 0 THEN interval '0' ELSE interval '14 days' END)`

const act = (months: number, action: string, details = {}) =>
  sql`INSERT INTO audit_log (at, actor_id, action, target_type, details)
    VALUES (${monthsAgo(months)}, ${member.id}, ${action}, 'case', ${JSON.stringify(details)})`.execute(
    site.database,
  )

const report = (months: number, target: number) =>
  sql`WITH opened AS (
      INSERT INTO cases (type, target_id, origin, snapshot) VALUES ('post', ${target}, 'report', '{}') RETURNING id)
    INSERT INTO reports (case_id, reporter_id, reason, created_at)
    SELECT id, ${member.id}, 'spam', ${monthsAgo(months)} FROM opened`.execute(site.database)

const months = async () => (await site.call({ url: '/api/transparency' })).body.months

const nothing = {
  ...{
    reports: 0,
    decisions: 0,
    medianHours: null,
    suspensions: 0,
    closures: 0,
    postsApproved: 0,
    postsSentBack: 0,
  },
  ...{ appeals: 0, appealsUpheld: 0, appealsOverturned: 0 },
  decisionsBy: { dismiss: 0, hold: 0, takeDown: 0, warn: 0, suspend: 0 },
}

describe('GET /transparency', () => {
  it('has nothing to say before anything happened', async () => {
    expect(await months()).toEqual([])
  })

  it('counts by month what was reported and decided, empty months too', async () => {
    for (const target of [1, 2, 3]) await report(2, target)
    await report(0, 4)
    // The middle one of an odd number, the mean of the two in the middle of an even one.
    for (const [decision, hours] of [
      ['dismiss', 1],
      ['takeDown', 3],
      ['warn', 100],
    ] as const)
      await act(2, 'caseDecided', { decision, waitedMinutes: hours * 60 })
    await act(0, 'caseDecided', { decision: 'suspend', waitedMinutes: 120 })
    await act(0, 'caseDecided', { decision: 'dismiss', waitedMinutes: 300 })
    await act(0, 'memberSuspended', {})
    await act(0, 'memberDeleted', { rule: 'spam' })
    await act(0, 'appealDecided', { decision: 'overturn' })
    await act(0, 'appealDecided', { decision: 'uphold' })
    await act(0, 'appealDecided', { decision: 'uphold' })
    await act(0, 'postApproved')
    await act(0, 'postSentBack')
    // What it does not tell of changes nothing.
    await act(0, 'jobDropped')
    await act(0, 'caseDecided', { type: 'contact', decision: 'dismiss', waitedMinutes: 1 })
    const found = await months()
    expect(found.map((each: object) => ({ ...each, month: undefined }))).toEqual([
      {
        ...nothing,
        reports: 3,
        decisions: 3,
        medianHours: 3,
        decisionsBy: { ...nothing.decisionsBy, dismiss: 1, takeDown: 1, warn: 1 },
      },
      nothing,
      {
        ...nothing,
        ...{ reports: 1, decisions: 2, medianHours: 3.5, suspensions: 1, closures: 1 },
        ...{
          appeals: 3,
          appealsUpheld: 2,
          appealsOverturned: 1,
          postsApproved: 1,
          postsSentBack: 1,
        },
        decisionsBy: { ...nothing.decisionsBy, suspend: 1, dismiss: 1 },
      },
    ])
    for (const { month } of found) expect(month).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])-01$/)
    expect(new Set(found.map(({ month }: { month: string }) => month)).size).toBe(3)
  })

  it('counts what was reported when those who reported are long gone', async () => {
    await report(1, 1)
    await site.database.deleteFrom('users').where('id', '=', member.id).execute()
    expect((await months()).map(({ reports }: { reports: number }) => reports)).toEqual([1, 0])
  })

  it('goes back two years and no further', async () => {
    await report(30, 1)
    await report(23, 2)
    expect(await months()).toHaveLength(24)
  })

  it('takes no parameters', async () => {
    const { status, body } = await site.call({ url: '/api/transparency?month=1' })
    expect([status, body['hydra:description']]).toEqual([400, expect.stringContaining('"month"')])
  })
})
