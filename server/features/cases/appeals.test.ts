import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { caseMessages } from '../../../core/contracts/case-forms.ts'
import { refusals } from '../../messages.ts'
import { suspendMember } from '../moderation/moderation.public.ts'
import {
  act,
  admin,
  author,
  caseOf,
  decided,
  editor,
  newComment,
  newestOf,
  newPost,
  paragraph,
  prepare,
  read,
  reader,
  second,
  signInAgain,
  site,
  statusOf,
} from './cases.fixture.ts'

prepare()

const appeal = (id: number, as = author, text = 'Yanlış anlaşıldı.') =>
  act(as, 'POST', '/appeals', { case: id, text })

const settle = (id: number, decision: string, as = second) =>
  act(as, 'PUT', `/appeals/${id}`, { decision, reason: 'Yeniden baktık.' })

/** A post that was taken down, and an appeal against it. */
async function appealed(text = 'Sert ama doğru.') {
  const post = await newPost(text)
  const id = await caseOf('post', post.id)
  await decided(id, 'takeDown')
  const { body } = await appeal(id)
  return { post, id, appeal: body }
}

describe('GET /decisions', () => {
  it('shows the one decided about what and why, and nothing of who', async () => {
    const member = await site.member()
    const post = await newPost('Kendi sözüm.', member)
    const id = await caseOf('post', post.id)
    await decided(id, 'hold')
    await decided(id, 'takeDown')
    const { body } = await read(member, '/decisions')
    expect(body['hydra:totalItems']).toBe(2)
    expect(body['hydra:member']).toMatchObject([
      {
        ...{ case: id, type: 'post', decision: 'takeDown', rule: 'abuse', mayAppeal: true },
        target: {
          ...{ title: post.title, text: 'Kısa bir giriş.\n\nKendi sözüm.' },
          url: `/new/${post.id}`,
        },
      },
      { decision: 'hold', mayAppeal: false },
    ])
    const [last] = body['hydra:member']
    expect((await read(member, last['@id'].slice(4))).body).toEqual(last)
    expect((await read(author, last['@id'].slice(4))).status).toBe(404)
    expect((await read(editor, last['@id'].slice(4))).status).toBe(404)
    expect((await read(null, '/decisions')).status).toBe(401)
  })

  it('does not tell of reports that led to nothing', async () => {
    const member = await site.member()
    await decided(await caseOf('post', (await newPost('Söz', member)).id), 'dismiss')
    expect((await read(member, '/decisions')).body['hydra:member']).toEqual([])
    expect((await read(member, '/notifications')).body['hydra:member']).toEqual([])
  })
})

describe('POST /appeals', () => {
  it('is made once by the one decided about', async () => {
    const { id, appeal: made } = await appealed()
    expect(made).toMatchObject({ '@type': 'Appeal', status: 'open', reason: '', decidedAt: null })
    const { status, body } = await appeal(id)
    expect([status, body['hydra:description']]).toEqual([409, refusals.appeal.again])
    expect((await settle(made.id, 'uphold')).status).toBe(200)
    expect((await appeal(id)).status).toBe(409)
    const { body: queue } = await read(editor, '/moderation/cases?status=appealed&itemsPerPage=100')
    expect(queue['hydra:member'].map((each: { id: number }) => each.id)).not.toContain(id)
  })

  it('is refused to others, before a decision, and against what is no decision', async () => {
    const post = await newPost()
    const id = await caseOf('post', post.id)
    const early = await appeal(id)
    expect([early.status, early.body.violations[0].message]).toEqual([
      422,
      refusals.appeal.noDecision,
    ])
    await decided(id, 'hold')
    expect((await appeal(id)).body.violations[0].message).toBe(refusals.appeal.notAppealable)
    await decided(id, 'takeDown')
    for (const as of [reader, editor]) expect((await appeal(id, as)).status).toBe(422)
    const visitor = {
      method: 'POST',
      url: '/api/appeals',
      payload: { case: id, text: 'A' },
    } as const
    expect((await site.call(visitor)).status).toBe(401)
    expect((await appeal(999_999)).status).toBe(422)
    const long = await appeal(id, author, 'x'.repeat(2001))
    expect(long.body.violations).toEqual([
      { propertyPath: 'text', message: caseMessages.appealTooLong },
    ])
    expect((await appeal(id, author, ' ')).body.violations[0].message).toBe(
      caseMessages.appealMissing,
    )
    const address = { case: `/api/moderation/cases/${id}`, text: 'Doğruydu.' }
    expect((await act(author, 'POST', '/appeals', address)).status).toBe(201)
  })

  it('is open to suspended members', async () => {
    const member = await site.member()
    const id = await caseOf('user', member.id)
    await decided(id, 'suspend')
    const back = await signInAgain(member)
    const { status, body } = await appeal(id, back)
    expect(status).toBe(201)
    expect((await read(back, `/appeals/${body.id}`)).status).toBe(200)
    expect((await settle(body.id, 'overturn')).status).toBe(200)
    expect((await act(back, 'POST', '/posts', { title: 'Döndüm' })).status).toBe(201)
  })
})

describe('GET /appeals/{id}', () => {
  it('is for whoever made it and for editors', async () => {
    const { appeal: made } = await appealed()
    for (const as of [author, second]) {
      const { status, body } = await read(as, `/appeals/${made.id}`)
      expect([status, body]).toEqual([200, made])
    }
    expect((await read(reader, `/appeals/${made.id}`)).status).toBe(404)
    expect((await read(null, `/appeals/${made.id}`)).status).toBe(401)
    expect((await read(author, '/appeals/999999')).status).toBe(404)
  })
})

describe('PUT /appeals/{id}', () => {
  it('is decided by somebody else than who decided', async () => {
    const { id, appeal: made } = await appealed()
    const { status, body } = await settle(made.id, 'overturn', editor)
    expect([status, body['hydra:description']]).toEqual([403, refusals.appeal.ownDecision])
    expect((await read(editor, `/moderation/cases/${id}`)).body.mayDecideAppeal).toBe(false)
    expect((await read(second, `/moderation/cases/${id}`)).body.mayDecideAppeal).toBe(true)
    for (const as of [author, reader])
      expect((await settle(made.id, 'overturn', as)).status).toBe(404)
    expect((await settle(made.id, 'uphold', admin)).status).toBe(200)
    expect((await settle(made.id, 'overturn')).status).toBe(409)
    expect((await settle(999_999, 'overturn')).status).toBe(404)
    const refused = await act(second, 'PUT', `/appeals/${made.id}`, { decision: 'perhaps' })
    expect(
      refused.body.violations.map((each: { propertyPath: string }) => each.propertyPath),
    ).toEqual(['decision', 'reason'])
  })

  it('upholds: all stays, and the author is told why', async () => {
    const { post, appeal: made } = await appealed()
    const { body } = await settle(made.id, 'uphold')
    expect(body).toMatchObject({ status: 'upheld', reason: 'Yeniden baktık.' })
    expect(await statusOf(post.id)).toBe(0)
    expect(await newestOf(author)).toMatchObject({
      text: 'İtirazınız incelendi; karar değişmedi.',
      note: 'Yeniden baktık.',
    })
    const told = await site.mailTo(author.email, 'yayindan-kaldirildi')
    expect(told).toContain('itiraz edebilirsiniz')
    const outcome = await site.mailTo(author.email, 'karar-degismedi')
    expect(outcome).toContain('Yeniden baktık.')
    expect(outcome).not.toContain('itiraz edebilirsiniz')
  })

  it('overturns: the post is as it was, and its reporters’ reports were in vain', async () => {
    const { post, id, appeal: made } = await appealed()
    expect((await settle(made.id, 'overturn')).body.status).toBe('overturned')
    expect((await read(null, `/posts/${post.slug}`)).status).toBe(200)
    expect((await newestOf(author)).text).toBe('İtirazınız kabul edildi; karar geri alındı.')
    expect((await newestOf(reader)).text).toMatch(/aykırı bulunmadı/)
    const { body } = await read(editor, `/moderation/cases/${id}`)
    expect(body).toMatchObject({ status: 'decided', decision: { isOverturned: true } })
    expect((await act(author, 'PUT', `/posts/${post.id}`, { status: 0 })).status).toBe(200)
    expect((await act(author, 'PUT', `/posts/${post.id}`, { status: 1 })).status).toBe(200)
  })

  it('leaves what its author rewrote since for its author to publish', async () => {
    const { post, appeal: made } = await appealed()
    await act(author, 'PUT', `/posts/${post.id}`, { entries: [paragraph('Bambaşka.')] })
    await settle(made.id, 'overturn')
    expect(await statusOf(post.id)).toBe(0)
    expect((await act(author, 'PUT', `/posts/${post.id}`, { status: 1 })).status).toBe(200)
  })

  it('puts back what was unpublished as unpublished', async () => {
    const post = await newPost()
    const id = await caseOf('post', post.id)
    await act(author, 'PUT', `/posts/${post.id}`, { status: 0 })
    await decided(id, 'takeDown')
    const { body } = await appeal(id)
    await settle(body.id, 'overturn')
    expect(await statusOf(post.id)).toBe(0)
    expect((await act(author, 'PUT', `/posts/${post.id}`, { status: 1 })).status).toBe(200)
  })

  it('ends a suspension, but not one that came later for something else', async () => {
    const member = await site.member()
    const id = await caseOf('user', member.id)
    await decided(id, 'suspend')
    const { body } = await appeal(id, await signInAgain(member))
    const later = { until: null, rule: null, reason: 'Başka bir neden.', hidePosts: false }
    await site.database.write((transaction) =>
      suspendMember(transaction, { ...later, userId: member.id, byId: admin.id }),
    )
    expect((await settle(body.id, 'overturn')).status).toBe(200)
    const back = await signInAgain(member)
    expect((await act(back, 'POST', '/posts', { title: 'Hâlâ' })).status).toBe(403)
  })

  const days = (amount: number) => new Date(Date.now() + amount * 86_400_000).toISOString()

  it('ends the longer of two suspensions, and the shorter one goes on', async () => {
    const member = await site.member()
    const [first, second, third] = [
      await caseOf('user', member.id),
      ...(await Promise.all(
        [0, 1].map(async () => caseOf('post', (await newPost('Söz', member)).id)),
      )),
    ] as [number, number, number]
    const present = async () => {
      const as = await signInAgain(member)
      return (await read(as, '/account/suspension')).body.suspension
    }
    await decided(first, 'suspend', { until: days(7) })
    await decided(second, 'suspend', { until: null, hidePosts: true })
    // A third case shortens nothing.
    await decided(third, 'suspend', { until: days(1) })
    expect(await present()).toMatchObject({ until: null, hidePosts: true })
    const { body } = await appeal(second, await signInAgain(member))
    await settle(body.id, 'overturn')
    const left = await present()
    expect(Date.parse(left.until)).toBeGreaterThan(Date.parse(days(6)))
    const { body: other } = await appeal(third, await signInAgain(member))
    await settle(other.id, 'overturn')
    expect(await present()).toEqual(left)
    const { body: last } = await appeal(first, await signInAgain(member))
    await settle(last.id, 'overturn')
    expect(await present()).toBeNull()
  })

  it('is written to the log', async () => {
    const { id, appeal: made } = await appealed()
    await settle(made.id, 'overturn')
    const { rows } = await sql<{ action: string }>`
      SELECT action, details ->> 'decision' AS decision, actor_id AS by FROM audit_log
      WHERE target_type = 'case' AND target_id = ${id} ORDER BY id`.execute(site.database)
    expect(rows).toEqual([
      { action: 'caseDecided', decision: 'takeDown', by: editor.id },
      { action: 'appealDecided', decision: 'overturn', by: second.id },
    ])
  })
})

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
