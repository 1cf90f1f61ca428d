import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { caseMessages } from '../../../core/contracts/case-forms.ts'
import { refusals } from '../../messages.ts'
import {
  act,
  admin,
  appeal,
  author,
  caseOf,
  decided,
  editor,
  newestOf,
  newPost,
  paragraph,
  prepare,
  read,
  reader,
  second,
  settle,
  signInAgain,
  site,
  statusOf,
} from './cases.fixture.ts'

prepare()

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
    const mail = await site.mailTo(author.email, 'yayindan-kaldirildi')
    expect(mail).toContain('itiraz edebilirsiniz')
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

  it('clears a member, whom the same reporter does not bring back', async () => {
    const member = await site.member()
    const id = await caseOf('user', member.id)
    await decided(id, 'warn')
    const { body } = await appeal(id, member)
    await settle(body.id, 'overturn')
    expect(await caseOf('user', member.id)).toBe(id)
    expect((await read(editor, `/moderation/cases/${id}`)).body.status).toBe('decided')
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
