import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { reportMessages } from '../../../core/contracts/reports.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { refusals } from '../../messages.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let author: Member
let reader: Member
let post: { id: number; slug: string }
beforeAll(async () => {
  site = await testSite()
  author = await site.member()
  reader = await site.member()
  post = await insertPost(site.database, author.id)
})

const report = (payload: object, as = reader) =>
  site.call({ method: 'POST', url: '/api/reports', payload: { reason: 'spam', ...payload }, as })

describe('POST /reports', () => {
  it('takes posts, comments and people, once for each person and thing', async () => {
    const comment = (
      await site.call({
        method: 'POST',
        url: '/api/comments',
        payload: { post: post.slug, text: 'Kötü söz' },
        as: author,
      })
    ).body
    for (const target of [
      { type: 'post', target: `/api/posts/${post.slug}` },
      { type: 'comment', target: comment.id },
      { type: 'user', target: author.username, text: 'Sürekli reklam.' },
    ]) {
      const answers = await Promise.all([
        report(target),
        report(target),
        report({ ...target, reason: 'hate' }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
      expect(answers[0].body).toMatchObject({ '@type': 'Report', status: 'open' })
    }
    const { rows } =
      await sql`SELECT type FROM reports JOIN cases ON cases.id = case_id WHERE reporter_id = ${reader.id} ORDER BY reports.id`.execute(
        site.database,
      )
    expect(rows).toEqual([{ type: 'post' }, { type: 'comment' }, { type: 'user' }])
    const other = await site.member()
    expect((await report({ type: 'post', target: post.id }, other)).status).toBe(201)
  })

  it.each([
    [{ type: 'post', target: 'yok' }, 'target', refusals.report.unknownTarget],
    [{ type: 'comment', target: 'x' }, 'target', refusals.report.unknownTarget],
    [{ type: 'message', target: 1 }, 'target', refusals.report.unknownTarget],
    [{ type: 'user', target: 'kimse' }, 'target', refusals.report.unknownTarget],
    [{ type: 'gezegen', target: 1 }, 'type', expect.any(String)],
    [{ type: 'post' }, 'target', expect.any(String)],
    [{ type: 'post', target: 1, reason: 'canım istedi' }, 'reason', reportMessages.noReason],
    [{ type: 'post', target: 1, reason: undefined }, 'reason', reportMessages.noReason],
    [{ type: 'post', target: 1, reason: 'other', text: ' ' }, 'text', reportMessages.explain],
    [{ type: 'post', target: 1, text: 'x'.repeat(2001) }, 'text', reportMessages.textTooLong],
  ])('refuses %j', async (payload, path, message) => {
    const { status, body } = await report(payload)
    expect(status).toBe(422)
    expect(body.violations).toContainEqual({ propertyPath: path, message })
  })

  it('is not for oneself and one’s own, nor for what one may not see', async () => {
    expect(
      (await report({ type: 'post', target: post.id }, author)).body.violations[0].message,
    ).toBe(refusals.report.oneself)
    expect((await report({ type: 'user', target: author.id }, author)).status).toBe(422)
    const draft = await insertPost(site.database, author.id, { status: 2 })
    expect((await report({ type: 'post', target: draft.id })).status).toBe(422)
  })
})
