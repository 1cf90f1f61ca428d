import { describe, expect, it } from 'vitest'
import { postStatus } from '../../../core/posts/post-status.ts'
import { mayBecome, restorableDays } from '../../../core/contracts/writing.ts'
import { type Action, actionsFor } from './actions.ts'
import { daysLeft } from './days-left.ts'
import { myPostsSearch, stateOf, searchOf, tabOf, tabs } from './tabs.ts'

const day = 24 * 3600_000
const statuses = Object.values(postStatus)

describe('what is offered for a post', () => {
  const offered = (status: number): Action[] => actionsFor(status).map(({ action }) => action)

  it('is what its status allows', () => {
    expect(offered(postStatus.draft)).toEqual(['publish', 'schedule', 'delete'])
    expect(offered(postStatus.planned)).toEqual(['publish', 'schedule', 'withdraw', 'delete'])
    expect(offered(postStatus.active)).toEqual(['unpublish', 'delete'])
    expect(offered(postStatus.passive)).toEqual(['publish', 'schedule', 'delete'])
    expect(offered(postStatus.waiting)).toEqual(['withdraw', 'delete'])
    expect(offered(postStatus.pending)).toEqual(['delete'])
  })

  it('never leads where the server refuses', () => {
    const targets: Partial<Record<Action, number>> = {
      publish: postStatus.active,
      schedule: postStatus.planned,
      unpublish: postStatus.passive,
      withdraw: postStatus.draft,
    }
    for (const status of statuses)
      for (const action of offered(status))
        expect(action === 'delete' || mayBecome(status, targets[action]!)).toBe(true)
  })
})

describe('the days that are left', () => {
  it('begin with all of them and end with none', () => {
    const deletedAt = '2026-11-15T09:30:00.000Z'
    const after = (passed: number) => daysLeft(deletedAt, new Date(Date.parse(deletedAt) + passed))
    expect(after(0)).toBe(restorableDays)
    expect(after(1)).toBe(restorableDays)
    expect(after(day)).toBe(restorableDays - 1)
    expect(after(restorableDays * day - 1)).toBe(1)
    expect(after(restorableDays * day)).toBe(0)
    expect(after(2 * restorableDays * day)).toBe(0)
  })
})

describe('the address', () => {
  it('names every tab but the first', () => {
    expect(tabs.map(({ name }) => searchOf(name).durum)).toEqual([
      undefined,
      ...tabs.slice(1).map(({ name }) => name),
    ])
  })

  it('leads to the first tab and page where it says something else', () => {
    for (const durum of ['yayinda', 'silinmis', '', 5, null, ['taslak']])
      expect(tabOf(myPostsSearch({ durum, sayfa: '0' }).durum)).toBe(tabs[0])
    expect(myPostsSearch({ durum: 'taslak', sayfa: 3 })).toEqual({ durum: 'taslak', sayfa: 3 })
    expect(myPostsSearch({ durum: 'taslak', sayfa: -3 }).sayfa).toBeUndefined()
  })

  it('has a tab for every status', () => {
    const states = new Set(tabs.map(({ state }) => state))
    for (const status of statuses) expect(states).toContain(stateOf(status))
  })
})
