import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { caseMessages } from '../../../core/contracts/case-forms.ts'
import { moderationRules } from '../../../core/moderation/rules.ts'
import type { Member } from '../../../tests/support/members.ts'
import type { Answer } from '../../../tests/support/site.ts'
import { refusals } from '../../messages.ts'
import {
  act,
  admin,
  author,
  caseOf,
  decide,
  decided,
  editor,
  good,
  memberAs,
  newComment,
  newestOf,
  newPost,
  paragraph,
  prepare,
  read,
  reader,
  report,
  second,
  signInAgain,
  site,
  statusOf,
} from './cases.fixture.ts'

prepare()

const nobodyElse = async (): Promise<(Member | null)[]> => [
  null,
  reader,
  author,
  await site.member({ isConfirmed: false }),
]

const pageOf = async (query: string, as = editor) =>
  (await read(as, `/moderation/cases${query}`)).body

describe('one case for a thing', () => {
  it('holds however many report it, with its reasons and how it was then', async () => {
    const post = await newPost('İlk hali.')
    const id = await caseOf('post', post.slug)
    const other = await site.member()
    await report({ type: 'post', target: post.id, reason: 'other', text: 'Bakın.' }, other)
    await act(author, 'PUT', `/posts/${post.id}`, { entries: [paragraph('Son hali.')] })
    const { body } = await read(editor, `/moderation/cases/${id}`)
    expect(body).toMatchObject({
      ...{ '@type': 'Case', type: 'post', status: 'open', reports: 2, reasons: ['spam', 'other'] },
      target: { title: post.title, url: `/yazi/${post.slug}` },
      user: { username: author.username },
      snapshot: { title: post.title, text: 'Kısa bir giriş.\n\nİlk hali.' },
      present: { text: 'Kısa bir giriş.\n\nSon hali.', state: 'public' },
      isChanged: true,
      decision: null,
    })
    expect(body.reportTexts).toMatchObject([
      { reason: 'other', text: 'Bakın.', user: { username: other.username } },
      { reason: 'spam', text: '', user: { username: reader.username } },
    ])
  })

  it('shows what is gone as it was', async () => {
    const { id: comment } = await newComment('Silinecek söz')
    const id = await caseOf('comment', comment)
    await act(author, 'DELETE', `/comments/${comment}`)
    const { body } = await read(editor, `/moderation/cases/${id}`)
    expect([body.snapshot.text, body.present]).toEqual(['Silinecek söz', null])
    const { status, body: refused } = await decide(id, 'takeDown')
    expect([status, refused.violations]).toEqual([
      422,
      [{ propertyPath: 'decision', message: refusals.case.gone }],
    ])
    await decided(id, 'warn')
  })

  it('of a message shows the few around it, and no case shows others', async () => {
    const friend = await site.member()
    const { body: talk } = await act(author, 'POST', '/messengers', { users: [friend.username] })
    const said: number[] = []
    for (let number = 1; number <= 9; number++) {
      const message = { messenger: talk.id, text: `Söz ${number}` }
      const { body } = await act(number % 2 ? author : friend, 'POST', '/messages', message)
      said.push(body.id)
    }
    await act(friend, 'PUT', `/messengers/${talk.id}`, { isAccepted: true })
    expect((await report({ type: 'message', target: said[4]! })).status).toBe(422)
    const id = await caseOf('message', said[4]!, friend)
    const { body } = await read(editor, `/moderation/cases/${id}`)
    expect(body.conversation.map(({ text }: { text: string }) => text)).toEqual(
      [2, 3, 4, 5, 6, 7, 8].map((number) => `Söz ${number}`),
    )
    expect(body.conversation[3]).toMatchObject({ isReported: true, user: { id: author.id } })
    expect((await decide(id, 'hold')).status).toBe(422)
  })

  it('of a member keeps their name, words and picture', async () => {
    const member = await site.member()
    await act(member, 'PUT', `/users/${member.username}`, { biography: 'Ucuz saat satarım.' })
    const id = await caseOf('user', member.username)
    await act(member, 'PUT', `/users/${member.username}`, { biography: 'Okurum.' })
    const { body } = await read(editor, `/moderation/cases/${id}`)
    expect(body.snapshot).toEqual({
      title: 'Ayşe Nur Demir',
      text: `@${member.username}\nUcuz saat satarım.`,
      images: [],
    })
    expect(body.present).toMatchObject({ text: `@${member.username}\nOkurum.`, state: 'public' })
  })
})

describe('GET /moderation/cases', () => {
  it('lists what waits from the oldest on, by type and page by page, with counts', async () => {
    const before = await pageOf('?type=comment')
    const ids: number[] = []
    for (let number = 0; number < 3; number++)
      ids.push(await caseOf('comment', (await newComment()).id))
    const all: number[] = []
    let next: string | undefined = '/api/moderation/cases?type=comment&itemsPerPage=2'
    while (next !== undefined) {
      const { body }: Answer = await site.call({ url: next, as: editor })
      expect(body['hydra:totalItems']).toBe(before['hydra:totalItems'] + 3)
      all.push(...body['hydra:member'].map(({ id }: { id: number }) => id))
      next = body['hydra:view']['hydra:next']
    }
    expect(all.slice(-3)).toEqual(ids)
    await decided(ids[0]!, 'hold')
    await decided(ids[1]!, 'dismiss')
    await site.runChores()
    const open = await pageOf('?type=comment')
    expect(open['hydra:totalItems']).toBe(before['hydra:totalItems'] + 1)
    const [held] = (await pageOf('?status=held&type=comment'))['hydra:member'].slice(-1)
    expect([held.id, held.decision.decision]).toEqual([ids[0], 'hold'])
    expect((await pageOf('?status=decided'))['hydra:member'][0].id).toBe(ids[1])
    const waiting = open.queues.find(({ status }: { status: string }) => status === 'held')
    expect(waiting.oldestAt).toBe(held.changedAt)
  })

  it.each(['?status=closed', '?type=planet', '?sort=1', '?cursor=x'])(
    'refuses %s',
    async (query) => {
      expect((await read(editor, `/moderation/cases${query}`)).status).toBe(400)
    },
  )

  it('is not there for anybody else', async () => {
    const id = await caseOf('post', (await newPost()).id)
    for (const as of await nobodyElse()) {
      expect((await read(as, '/moderation/cases')).status).toBe(404)
      expect((await read(as, `/moderation/cases/${id}`)).status).toBe(404)
    }
    expect((await read(admin, `/moderation/cases/${id}`)).status).toBe(200)
    expect((await read(editor, '/moderation/cases/999999')).status).toBe(404)
  })

  it('hides from editors what is about themselves', async () => {
    const own = await newPost('Editörün yazısı', editor)
    const before = (await pageOf('?itemsPerPage=1'))['hydra:totalItems']
    const id = await caseOf('post', own.id)
    expect((await pageOf('?itemsPerPage=1'))['hydra:totalItems']).toBe(before)
    const ids = (await pageOf('?itemsPerPage=100'))['hydra:member'].map(
      (each: { id: number }) => each.id,
    )
    expect(ids).not.toContain(id)
    expect((await read(editor, `/moderation/cases/${id}`)).status).toBe(404)
    expect((await decide(id, 'dismiss')).status).toBe(404)
    expect((await decide(id, 'dismiss', {}, second)).status).toBe(200)
  })
})

describe('PUT /moderation/cases/{id}', () => {
  it('dismisses: the thing is cleared, and a crowd cannot bring it back unless it changes', async () => {
    const post = await newPost('Zararsız.')
    const id = await caseOf('post', post.id)
    const body = await decided(id, 'dismiss')
    expect(body).toMatchObject({ status: 'decided', decision: { decision: 'dismiss' } })
    expect(await statusOf(post.id)).toBe(1)
    const open = (await pageOf('?type=post'))['hydra:totalItems']
    for (let number = 0; number < 3; number++) {
      const { body: made } = await report({ type: 'post', target: post.id }, await site.member())
      expect(made.status).toBe('rejected')
    }
    expect((await pageOf('?type=post'))['hydra:totalItems']).toBe(open)
    await act(author, 'PUT', `/posts/${post.id}`, { entries: [paragraph('Artık zararlı.')] })
    const again = await caseOf('post', post.id)
    expect(again).not.toBe(id)
    expect((await read(editor, `/moderation/cases/${again}`)).body.status).toBe('open')
  })

  it('looks at a cleared member again after a while, since what they do can change', async () => {
    const member = await site.member()
    const id = await caseOf('user', member.id)
    await decided(id, 'dismiss')
    expect(await caseOf('user', member.id, await site.member())).toBe(id)
    await sql`UPDATE decisions SET created_at = now() - interval '31 days' WHERE case_id = ${id}`.execute(
      site.database,
    )
    expect(await caseOf('user', member.id, await site.member())).not.toBe(id)
  })

  it('tells reporters what became of it, and the reported nothing of them', async () => {
    const first = await newPost()
    const { body: made } = await report({ type: 'post', target: first.id })
    const id = await caseOf('post', first.id)
    expect((await read(reader, made['@id'].slice(4))).body.status).toBe('open')
    await decided(id, 'takeDown')
    expect((await read(reader, made['@id'].slice(4))).body.status).toBe('upheld')
    expect(await newestOf(reader)).toMatchObject({
      type: 'moderation',
      text: expect.stringMatching(
        /bildirdiğiniz yazı incelendi; kurallarımıza aykırı bulundu ve gereken yapıldı/,
      ),
      ...{ actor: null, note: null, target: { title: '', url: '/kosullar' } },
    })
    const notification = await newestOf(author)
    expect(notification).toMatchObject({
      text: 'Yazınız yayından kaldırıldı.',
      note: `${moderationRules.abuse}\n${good.reason}`,
      target: { title: first.title },
    })
    const page = await read(author, notification.target.url.replace('/kararlar/', '/decisions/'))
    expect(page.status).toBe(200)
    for (const text of [JSON.stringify(notification), page.text]) {
      expect(text).not.toContain(reader.username)
      expect(text).not.toContain(editor.username)
    }
  })

  it('holds a post from everybody and gives it back', async () => {
    const post = await newPost()
    const id = await caseOf('post', post.id)
    const held = await decided(id, 'hold')
    expect([held.status, held.present.state, await statusOf(post.id)]).toEqual(['held', 'held', 4])
    expect((await read(null, `/posts/${post.slug}`)).status).toBe(404)
    expect((await newestOf(author)).text).toBe('Yazınız incelenirken yayından alındı.')
    expect((await act(author, 'PUT', `/posts/${post.id}`, { status: 1 })).status).toBe(422)
    expect((await decide(id, 'hold')).status).toBe(422)
    await decided(id, 'dismiss', {}, second)
    expect((await read(null, `/posts/${post.slug}`)).status).toBe(200)
    expect((await newestOf(author)).text).toBe('Yazınız incelendi ve yeniden yayında.')
  })

  it('takes a post down: its author rewrites it and asks for another look', async () => {
    const post = await newPost('Kötü.')
    await decided(await caseOf('post', post.id), 'takeDown')
    expect(await statusOf(post.id)).toBe(0)
    const put = (change: object) => act(author, 'PUT', `/posts/${post.id}`, change)
    const soon = { status: 5, publishTime: new Date(Date.now() + 3_600_000).toISOString() }
    for (const change of [{ status: 1 }, soon, { status: 1, entries: [paragraph('Yeni.')] }]) {
      const { status, body } = await put(change)
      expect([status, body.violations?.[0].message]).toEqual([422, refusals.post.takenDown])
    }
    expect((await put({ status: 3 })).body.violations[0].message).toBe(
      refusals.post.unchangedSinceTakenDown,
    )
    await act(author, 'DELETE', `/posts/${post.id}`)
    await act(author, 'POST', `/posts/${post.id}/restore`)
    expect((await put({ status: 1 })).status).toBe(422)
    expect((await put({ entries: [paragraph('İyi.')] })).status).toBe(200)
    expect((await put({ status: 3 })).status).toBe(200)
    const sentBack = { status: 2, note: { reason: 'Yetmez.' } }
    expect((await act(second, 'PUT', `/posts/${post.id}`, sentBack)).status).toBe(200)
    expect((await put({ status: 1 })).status).toBe(422)
    expect((await put({ status: 3 })).status).toBe(200)
    expect((await act(second, 'PUT', `/posts/${post.id}`, { status: 1 })).status).toBe(200)
    expect((await read(null, `/posts/${post.slug}`)).status).toBe(200)
    // From here on it is a post like any other.
    await put({ status: 0 })
    expect((await put({ status: 1 })).status).toBe(200)
  })

  it('hides a comment with its replies and gives both back', async () => {
    const { id: thread, slug } = await newComment()
    const { body: reply } = await act(reader, 'POST', '/comments', {
      ...{ post: slug, text: 'Yanıt', parent: thread },
    })
    const shown = async () => {
      const { body: post } = await read(null, `/posts/${slug}`)
      const { body: list } = await read(null, `/posts/${slug}/comments`)
      return [post.commentCount, list['hydra:totalItems'], list['hydra:member'].length]
    }
    const id = await caseOf('comment', thread)
    for (const kind of ['hold', 'takeDown']) {
      await decided(id, kind)
      expect(await shown()).toEqual([0, 0, 0])
      for (const each of [thread, reply.id])
        expect((await read(author, `/comments/${each}`)).status).toBe(404)
    }
    const late = { post: slug, text: 'Geç', parent: thread }
    expect((await act(reader, 'POST', '/comments', late)).status).toBe(422)
    await act(author, 'POST', '/appeals', { case: id, text: 'Yanlış anlaşıldı.' })
    const { appeal } = (await read(second, `/moderation/cases/${id}`)).body
    await act(second, 'PUT', `/appeals/${appeal.id}`, { decision: 'overturn', reason: 'Haklı.' })
    expect(await shown()).toEqual([2, 1, 1])
    expect((await read(null, `/comments/${thread}`)).body.replyCount).toBe(1)
  })

  it('warns, and the thing stays', async () => {
    const post = await newPost()
    const id = await caseOf('post', post.id)
    await decided(id, 'hold')
    await decided(id, 'warn')
    expect(await statusOf(post.id)).toBe(1)
    expect((await newestOf(author)).text).toBe(
      'Yazınız nedeniyle uyarıldınız; yazınız yeniden yayında.',
    )
  })

  it('suspends whom it is about, and takes the thing down', async () => {
    const member = await site.member()
    const post = await newPost('Kötü.', member)
    const until = new Date(Date.now() + 86_400_000).toISOString()
    const body = await decided(await caseOf('post', post.id), 'suspend', { until, hidePosts: true })
    expect(body).toMatchObject({ decision: { until }, present: { state: 'takenDown' } })
    expect((await read(member, '/users/current')).status).toBe(401)
    const back = await signInAgain(member)
    expect((await act(back, 'POST', '/posts', { title: 'Yeni' })).status).toBe(403)
    const { body: decisions } = await read(back, '/decisions')
    expect(decisions['hydra:member']).toMatchObject([{ decision: 'suspend', until, ...good }])
  })

  it('lets editors suspend members alone, and nobody an admin', async () => {
    const member = await memberAs('editor')
    const id = await caseOf('user', member.id)
    const { status, body } = await decide(id, 'suspend')
    expect([status, body.violations[0].message]).toEqual([422, refusals.case.notSuspendable])
    expect((await decide(await caseOf('user', admin.id), 'suspend')).status).toBe(422)
    expect((await decide(id, 'suspend', {}, admin)).status).toBe(200)
  })

  it.each([
    [{}, 'decision', caseMessages.decisionMissing],
    [{ decision: 'ban' }, 'decision', caseMessages.decisionMissing],
    [{ decision: 'warn', reason: 'Neden' }, 'rule', caseMessages.ruleMissing],
    [{ decision: 'warn', rule: 'taste', reason: 'Neden' }, 'rule', caseMessages.ruleMissing],
    [{ decision: 'warn', rule: 'spam', reason: '  ' }, 'reason', caseMessages.reasonMissing],
    [
      { decision: 'warn', rule: 'spam', reason: 'x'.repeat(1001) },
      'reason',
      caseMessages.reasonTooLong,
    ],
    [{ decision: 'warn', rule: 'spam', reason: 'a\u202Eb' }, 'reason', caseMessages.reasonHidden],
    [{ decision: 'suspend', ...good }, 'until', caseMessages.untilMissing],
    [
      { decision: 'suspend', ...good, until: '2020-01-01T00:00:00Z' },
      'until',
      caseMessages.untilPast,
    ],
    [{ decision: 'suspend', ...good, until: 'yarın' }, 'until', caseMessages.untilMissing],
    [{ decision: 'warn', ...good, until: null }, 'until', caseMessages.untilUnwanted],
  ])('refuses %j', async (payload, path, message) => {
    const id = await caseOf('post', (await newPost()).id)
    const { status, body } = await act(editor, 'PUT', `/moderation/cases/${id}`, payload)
    expect([status, body.violations]).toEqual([422, [{ propertyPath: path, message }]])
    expect((await read(editor, `/moderation/cases/${id}`)).body.status).toBe('open')
  })

  it('is refused when somebody decided meanwhile, or the thing changed', async () => {
    const post = await newPost()
    const id = await caseOf('post', post.id)
    const { body: seen } = await read(editor, `/moderation/cases/${id}`)
    await act(author, 'PUT', `/posts/${post.id}`, { entries: [paragraph('Başka.')] })
    const { fingerprint, version } = seen
    const stale = await decide(id, 'dismiss', { fingerprint })
    expect([stale.status, stale.body['hydra:description']]).toEqual([409, refusals.case.changed])
    await decided(id, 'hold', {}, second)
    const late = await decide(id, 'takeDown', { version })
    expect([late.status, late.body['hydra:description']]).toEqual([409, refusals.case.decided])
    await decided(id, 'dismiss', { version: version + 1 })
    expect((await decide(id, 'takeDown')).status).toBe(409)
  })

  it('is not there for anybody else', async () => {
    const id = await caseOf('post', (await newPost()).id)
    for (const as of await nobodyElse()) {
      const options = { method: 'PUT' as const, url: `/api/moderation/cases/${id}` }
      const payload = { decision: 'dismiss' }
      expect((await site.call({ ...options, payload, ...(as && { as }) })).status).toBe(404)
    }
  })

  it('is written to the log', async () => {
    const id = await caseOf('post', (await newPost()).id)
    await decided(id, 'takeDown')
    const { rows } = await sql`
      SELECT actor_id, action, target_type, details - 'waitedMinutes' AS details FROM audit_log
      WHERE target_id = ${id} AND target_type = 'case'`.execute(site.database)
    expect(rows).toEqual([
      {
        ...{ actor_id: editor.id, action: 'caseDecided', target_type: 'case' },
        details: { type: 'post', decision: 'takeDown', rule: 'abuse', until: null },
      },
    ])
  })
})
