import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  act,
  admin,
  appeal,
  author,
  caseOf,
  decided,
  editor,
  newComment,
  newPost,
  paragraph,
  prepare,
  read,
  reader,
  second,
  settle,
  site,
  statusOf,
} from './cases.fixture.ts'

prepare()

describe('at the same moment', () => {
  it('of two editors one decides and the other is told so', async () => {
    const post = await newPost()
    const id = await caseOf('post', post.id)
    const body = { rule: 'spam', reason: 'Reklam.' }
    const put = (as: typeof editor, payload: object) =>
      act(as, 'PUT', `/moderation/cases/${id}`, payload)
    const answers = await Promise.all([
      put(editor, { decision: 'takeDown', ...body }),
      put(second, { decision: 'dismiss' }),
      put(admin, { decision: 'warn', ...body }),
    ])
    expect(statusesOf(answers)).toEqual([200, 409, 409])
    const { body: found } = await read(admin, `/moderation/cases/${id}`)
    expect(found.decisions).toHaveLength(1)
    expect(await statusOf(post.id)).toBe(found.decision.decision === 'takeDown' ? 0 : 1)
  })

  it('many reports of one thing are one case', async () => {
    const post = await newPost()
    const people = await Promise.all(Array.from({ length: 6 }, () => site.member()))
    const payload = { type: 'post', target: post.id, reason: 'hate' }
    const answers = await Promise.all(people.map((as) => act(as, 'POST', '/reports', payload)))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201))
    const { rows } = await sql`
      SELECT report_count, reasons FROM cases WHERE type = 'post' AND target_id = ${post.id}`.execute(
      site.database,
    )
    expect(rows).toEqual([{ report_count: 6, reasons: ['hate'] }])
  })

  it('a report and a dismissal leave no second case', async () => {
    for (let round = 0; round < 4; round++) {
      const post = await newPost()
      const id = await caseOf('post', post.id)
      const other = await site.member()
      const payload = { type: 'post', target: post.id, reason: 'spam' }
      await Promise.all([
        decided(id, 'dismiss'),
        act(other, 'POST', '/reports', payload).then(({ status }) => expect(status).toBe(201)),
      ])
      const { rows } = await sql`
        SELECT id, status FROM cases WHERE type = 'post' AND target_id = ${post.id}`.execute(
        site.database,
      )
      expect(rows).toEqual([{ id, status: 'decided' }])
    }
  })

  it('a report and a deletion end well', async () => {
    for (let round = 0; round < 4; round++) {
      const { id: comment } = await newComment()
      const payload = { type: 'comment', target: comment, reason: 'spam' }
      const [reported, deleted] = await Promise.all([
        act(reader, 'POST', '/reports', payload),
        act(author, 'DELETE', `/comments/${comment}`),
      ])
      expect(deleted.status).toBe(204)
      expect([201, 422]).toContain(reported.status)
      if (reported.status === 201) await decided(await caseIdOf(comment), 'warn')
    }
  })

  it('a take-down and a publication leave nothing published', async () => {
    for (let round = 0; round < 4; round++) {
      const post = await newPost()
      const id = await caseOf('post', post.id)
      await act(author, 'PUT', `/posts/${post.id}`, { status: 0 })
      await Promise.all([
        decided(id, 'takeDown'),
        act(author, 'PUT', `/posts/${post.id}`, { status: 1 }),
      ])
      expect(await statusOf(post.id)).toBe(0)
    }
  })

  it('a suspension and a publication leave nothing to be seen', async () => {
    for (let round = 0; round < 4; round++) {
      const member = await site.member()
      const post = await newPost('Söz', member)
      const id = await caseOf('post', post.id)
      const draft = {
        title: 'Son söz',
        categories: ['deneme'],
        entries: [paragraph('S')],
        status: 1,
      }
      const [, , published] = await Promise.all([
        decided(id, 'suspend', { hidePosts: true }),
        act(member, 'PUT', `/posts/${post.id}`, { title: 'Başka başlık' }),
        act(member, 'POST', '/posts', draft),
      ])
      expect([201, 401, 403]).toContain(published.status)
      const { rows } = await sql`SELECT id FROM public_posts WHERE user_id = ${member.id}`.execute(
        site.database,
      )
      expect(rows).toEqual([])
    }
  })

  it('two appeals are one, and it is decided once', async () => {
    const post = await newPost()
    const id = await caseOf('post', post.id)
    await decided(id, 'takeDown')
    const made = await Promise.all([appeal(id), appeal(id)])
    expect(statusesOf(made)).toEqual([201, 409])
    const { id: number } = made.find(({ status }) => status === 201)!.body
    const settled = await Promise.all([settle(number, 'overturn'), settle(number, 'uphold', admin)])
    expect(statusesOf(settled)).toEqual([200, 409])
  })
})

const statusesOf = (answers: { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

async function caseIdOf(comment: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM cases WHERE type = 'comment' AND target_id = ${comment}`.execute(site.database)
  return rows[0]!.id
}
