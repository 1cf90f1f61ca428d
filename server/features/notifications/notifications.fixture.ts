import { beforeAll, beforeEach } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

/** A site for a test file; for each test a member with a post, and what others do to them. */
export let site: TestSite
export let elif: Member
export let post: { id: number; slug: string; title: string }

/** Called by each test file: a module is read once for several files, and its hooks would serve only the first. */
export function prepare(): void {
  beforeAll(async () => {
    site = await testSite()
  })
  beforeEach(async () => {
    elif = await site.member()
    post = await insertPost(site.database, elif.id)
  })
}

export const act = (as: Member, method: 'POST' | 'PUT', url: string, payload: object) =>
  site.call({ method, url: `/api${url}`, payload, as })
export const applaud = (as: Member, slug = post.slug) =>
  act(as, 'POST', `/applauses/post/${slug}`, { count: 1 })
export const follow = (as: Member) =>
  act(as, 'POST', '/user_relationships', { follower: as.username, following: elif.username })
export const list = async (query = '', as = elif) =>
  (await site.call({ url: `/api/notifications${query}`, as })).body
