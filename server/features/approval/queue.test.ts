import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { approvalMessages } from '../../../core/contracts/approval.ts'
import { ask } from '../../../tests/support/empty-database.ts'
import type { Member } from '../../../tests/support/members.ts'
import {
  entries,
  openWritingSite,
  paragraph,
  violations,
  type WritingSite,
} from '../writing/writing.fixture.ts'

let writing: WritingSite
beforeAll(async () => {
  writing = await openWritingSite()
})

let number = 0
const waiting = async (as?: Member, changes: object = {}) => {
  const title = `Sırada ${++number}`
  const post = { title, entries, categories: ['saglik'], status: 3, ...changes }
  return (await writing.post(post, as)).body
}
const note = { rule: 'Kaynak gösterme', reason: 'Kaynak belirtir misiniz?' }
const queue = async (as: Member = writing.editor) => {
  const { body } = await writing.get('/api/moderation/approvals?itemsPerPage=100', as)
  return body['hydra:member'] as Record<string, unknown>[]
}
const waitingAt = (id: number, as: Member = writing.editor) =>
  writing.get(`/api/moderation/approvals/${id}`, as)
const answer = (id: number, text: unknown, as: Member = writing.author) =>
  writing.site.call({ method: 'PUT', url: `/api/post_notes/${id}`, payload: { answer: text }, as })
const actsOn = async (id: number) => {
  const { rows } = await sql<{ action: string; actor: number }>`
    SELECT action, actor_id AS actor FROM audit_log WHERE target_id = ${id} ORDER BY id`.execute(
    writing.site.database,
  )
  return rows
}

describe('GET /moderation/approvals', () => {
  it('has what has waited longest first, with why it waits', async () => {
    const first = await waiting()
    const second = await waiting(writing.other, { categories: ['deneme'] })
    const withdrawn = await waiting()
    await writing.put(withdrawn.id, { status: 2 })
    await writing.put(withdrawn.id, { status: 3 })
    const deleted = await waiting()
    await writing.site.call({
      method: 'DELETE',
      url: `/api/posts/${deleted.id}`,
      as: writing.author,
    })
    const list = (await queue()).slice(-3)
    expect(list.map(({ id }) => id)).toEqual([first.id, second.id, withdrawn.id])
    expect(list[0]).toMatchObject({
      '@type': 'Approval',
      reasons: ['category'],
      words: [],
      note: null,
      post: { title: first.title, user: { username: 'yazar' } },
    })
    expect(list[1]).toMatchObject({ reasons: [] })
    // The same member twice in the queue: the one that was handed in again stands behind.
    const again = await waiting()
    await writing.put(first.id, { status: 2, note }, writing.editor)
    await writing.put(first.id, { status: 3 })
    const ids = (await queue()).map(({ id }) => id)
    expect(ids.indexOf(first.id)).toBeGreaterThan(ids.indexOf(again.id))
  })

  it('is for editors and admins', async () => {
    for (const as of [undefined, writing.author, writing.unconfirmed])
      expect((await writing.get('/api/moderation/approvals', as)).status).toBe(404)
  })
})

describe('GET /moderation/approvals/{id}', () => {
  it('shows the text beside the one that was decided about last, with the note and the answer', async () => {
    const post = await waiting()
    expect((await waitingAt(post.id)).body).toMatchObject({ before: null, post: { version: 1 } })
    await writing.put(post.id, { status: 2, note }, writing.editor)
    expect((await waitingAt(post.id)).status).toBe(404)
    await writing.put(post.id, { entries: [paragraph('a', 'Kaynak: Evliya Çelebi.')] })
    expect((await answer(post.id, 'Kaynağı ekledim.')).status).toBe(200)
    await writing.put(post.id, { status: 3 })
    const { body } = await waitingAt(post.id)
    expect(body.before).toMatchObject({ title: post.title, entries })
    expect(body.post.content).toContain('Evliya Çelebi')
    expect(body.note).toMatchObject({ ...note, answer: 'Kaynağı ekledim.' })
    // Edited while it waits: still compared with what the editor saw.
    await writing.put(post.id, { title: 'Daha iyi bir başlık' })
    expect((await waitingAt(post.id)).body.before.title).toBe(post.title)
    await writing.put(post.id, { status: 1 }, writing.editor)
    await writing.put(post.id, { status: 0, title: 'Bir başlık daha' })
    await writing.put(post.id, { status: 3 })
    const later = (await waitingAt(post.id)).body
    expect(later.before.title).toBe('Daha iyi bir başlık')
    expect(later.note).toBeNull()
  })

  /** The post, after somebody reported it and an editor took it down. */
  const takenDown = async (id: number, decision: object) => {
    const send = (method: 'POST' | 'PUT', url: string, payload: object, as: Member) =>
      writing.site.call({ method, url: `/api${url}`, payload, as })
    const report = { type: 'post', target: id, reason: 'spam' }
    expect((await send('POST', '/reports', report, writing.other)).status).toBe(201)
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM cases WHERE type = 'post' AND target_id = ${id}`.execute(writing.site.database)
    const url = `/moderation/cases/${rows[0]!.id}`
    const sent = { decision: 'takeDown', ...decision }
    expect((await send('PUT', url, sent, writing.editor)).status).toBe(200)
  }

  it('says that a post was taken down, why, and what changed since', async () => {
    const post = await writing.published({ title: 'Reklam dolu' })
    const decision = { rule: 'spam', reason: 'Bir ürünü övüyor.' }
    await takenDown(post.id, decision)
    await writing.put(post.id, { title: 'Reklamsız', excerpt: 'Yeni bir özet' })
    expect((await writing.put(post.id, { status: 3 })).body.status).toBe(3)
    const { body } = await waitingAt(post.id)
    expect(body.takenDown).toMatchObject(decision)
    expect(Date.now() - Date.parse(body.takenDown.at)).toBeLessThan(60_000)
    expect(body).toMatchObject({
      before: { title: post.title, excerpt: '' },
      excerpt: 'Yeni bir özet',
    })
    expect((await queue()).find(({ id }) => id === post.id)!.takenDown).toMatchObject(decision)
    // Sent back and handed in again, it is compared with what the editor saw last, and is still down.
    await writing.put(post.id, { status: 2, note }, writing.editor)
    await writing.put(post.id, { title: 'Tertemiz' })
    await writing.put(post.id, { status: 3 })
    const again = (await waitingAt(post.id)).body
    expect(again.before.title).toBe('Reklamsız')
    expect(again.takenDown).toMatchObject(decision)
    await writing.put(post.id, { status: 1 }, writing.editor)
    await writing.put(post.id, { status: 0 })
    await writing.put(post.id, { status: 3 })
    expect((await waitingAt(post.id)).body.takenDown).toBeNull()
  })

  it('knows what changed in a post from before there were revisions', async () => {
    const post = await writing.published({ title: 'Eski bir yazı' })
    const forget = () =>
      sql`DELETE FROM post_revisions WHERE post_id = ${post.id}`.execute(writing.site.database)
    await forget()
    await takenDown(post.id, { rule: 'law', reason: 'Olmaz.' })
    await writing.put(post.id, { title: 'Yenisi', status: 3 })
    expect((await waitingAt(post.id)).body.before.title).toBe('Eski bir yazı')
  })

  it('is not there for others, nor for what does not wait', async () => {
    const post = await waiting()
    for (const as of [writing.author, writing.other])
      expect((await waitingAt(post.id, as)).status).toBe(404)
    const draft = await writing.draft()
    expect((await waitingAt(draft.id)).body['hydra:description']).toBe(approvalMessages.notWaiting)
  })
})

describe('PUT /posts/{id} by an editor', () => {
  it('writes what was decided to the audit log, without any text', async () => {
    const post = await waiting()
    await writing.put(post.id, { status: 2, note }, writing.editor)
    await writing.put(post.id, { status: 3 })
    await writing.put(post.id, { status: 1 }, writing.editor)
    const actor = writing.editor.id
    expect(await actsOn(post.id)).toEqual([
      { action: 'postSentBack', actor },
      { action: 'postApproved', actor },
    ])
    const { rows } = await sql<{ all: string }>`
      SELECT string_agg(details::text, '') AS all FROM audit_log`.execute(writing.site.database)
    expect(rows[0]!.all).not.toContain('Kaynak')
  })

  it('trusts the author from now on, until that is taken back', async () => {
    const author = await writing.site.member({ username: 'guvenilen' })
    const post = await waiting(author)
    const published = await writing.put(post.id, { status: 1, trust: true }, writing.editor)
    expect(published.status).toBe(200)
    const url = '/api/moderation/trusted_authors/guvenilen'
    expect((await writing.get(url, writing.editor)).body).toMatchObject({
      '@type': 'TrustedAuthor',
      user: { username: 'guvenilen' },
    })
    expect((await actsOn(author.id)).map(({ action }) => action)).toEqual(['authorTrusted'])
    const direct = { title: 'Beklemeyen', entries, categories: ['saglik'], status: 1 }
    expect((await writing.post(direct, author)).body.status).toBe(1)
    const writable = await writing.get('/api/categories/writable', author)
    expect(
      writable.body['hydra:member'].some((each: { needsApproval: boolean }) => each.needsApproval),
    ).toBe(false)

    const remove = () => writing.site.call({ method: 'DELETE', url, as: writing.editor })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await writing.get(url, writing.editor)).status).toBe(404)
    expect((await writing.post(direct, author)).status).toBe(422)
    const back = await writing.site.call({ method: 'PUT', url, as: writing.editor })
    expect([back.status, back.body.user.username]).toEqual([200, 'guvenilen'])
    const { body } = await writing.get('/api/moderation/trusted_authors', writing.editor)
    expect(
      body['hydra:member'].map((each: { user: { username: string } }) => each.user.username),
    ).toContain('guvenilen')
    const unknown = '/api/moderation/trusted_authors/boyle_biri_yok'
    expect(
      (await writing.site.call({ method: 'PUT', url: unknown, as: writing.editor })).status,
    ).toBe(404)
  })

  it.each([{ status: 1 }, { status: 2, note }])(
    'decides about one of which nothing is known but that it waits: %j',
    async (decision) => {
      const post = await waiting()
      await sql`DELETE FROM post_waits WHERE post_id = ${post.id}`.execute(writing.site.database)
      const { status, body } = await writing.put(post.id, decision, writing.editor)
      expect([status, body.status]).toEqual([200, decision.status])
    },
  )

  it.each([
    [{ status: 2, note, trust: true }, 'trust'],
    [{ status: 1, trust: 'evet' }, 'trust'],
  ])('refuses %j', async (change, field) => {
    const post = await waiting()
    const { status, body } = await writing.put(post.id, change, writing.editor)
    expect([status, violations(body)[0]![0]]).toEqual([422, field])
    expect((await writing.put(post.id, { trust: true })).status).toBe(422)
  })

  it('never publishes a text that came at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const post = await waiting()
      const [approved, changed] = await Promise.all([
        writing.put(post.id, { status: 1, version: post.version }, writing.editor),
        writing.put(post.id, { title: 'Aceleyle değişen', version: post.version }),
      ])
      expect([approved.status, changed.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      const { body } = await writing.get(`/api/posts/${post.id}`, writing.author)
      expect([body.status, body.title]).toEqual(
        approved.status === 200 ? [1, post.title] : [3, 'Aceleyle değişen'],
      )
    }
  })
})

describe('PUT /post_notes/{id}', () => {
  it('is the author’s own, while there is a note to answer', async () => {
    const post = await waiting()
    expect((await answer(post.id, 'Neden?')).status).toBe(404)
    await writing.put(post.id, { status: 2, note }, writing.editor)
    for (const as of [writing.other, writing.editor])
      expect((await answer(post.id, 'Ben de', as)).status).toBe(404)
    expect((await answer(post.id, 'Onaysız', writing.unconfirmed)).status).toBe(403)
    expect((await answer(post.id, 'Tamam.')).body).toMatchObject({ ...note, answer: 'Tamam.' })
    // Sent back once more, the answer belonged to the note before.
    await writing.put(post.id, { status: 3 })
    await writing.put(post.id, { status: 2, note: { reason: 'Bir daha.' } }, writing.editor)
    const { body } = await writing.get(`/api/post_notes/${post.id}`, writing.author)
    expect(body).toMatchObject({ reason: 'Bir daha.', answer: null })
  })

  it.each([[''], ['  \n '], ['a'.repeat(1001)], [7], [null]])('refuses %j', async (text) => {
    const post = await waiting()
    await writing.put(post.id, { status: 2, note }, writing.editor)
    const { status, body } = await answer(post.id, text)
    expect([status, violations(body)[0]![0]]).toEqual([422, 'answer'])
  })
})

describe('GET /post_waits', () => {
  it('says why and since when one’s own posts wait, and how long it usually takes', async () => {
    const author = await writing.site.member()
    const post = await waiting(author)
    // Neither those of long ago nor the one that was forgotten for a year say what is usual.
    await sql`INSERT INTO approval_decisions (post_id, decision, revision, waited_seconds)
      SELECT ${post.id}, 'published', 1, CASE WHEN n <= 100 THEN 60 WHEN n = 150 THEN 31536000 ELSE 10800 END
      FROM generate_series(1, 150) AS n ORDER BY n`.execute(writing.site.database)
    const { body } = await writing.get('/api/post_waits', author)
    expect(body['hydra:totalItems']).toBe(1)
    expect(body['hydra:member'][0]).toMatchObject({
      '@type': 'PostWait',
      id: post.id,
      reasons: ['category'],
      usualMinutes: 180,
    })
    expect((await writing.get('/api/post_waits')).status).toBe(401)
    expect(
      (await writing.get('/api/post_waits', writing.unconfirmed)).body['hydra:totalItems'],
    ).toBe(0)
  })
})

describe('GET /post_waits/{id}', () => {
  it('is its author’s, while it waits', async () => {
    const post = await waiting()
    const url = `/api/post_waits/${post.id}`
    expect((await writing.get(url, writing.author)).body.id).toBe(post.id)
    for (const as of [writing.other, writing.editor])
      expect((await writing.get(url, as)).status).toBe(404)
    await writing.put(post.id, { status: 1 }, writing.editor)
    expect((await writing.get(url, writing.author)).status).toBe(404)
  })
})

describe('a planned post that has to wait', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
  const newest = async (as: Member) =>
    (await writing.get('/api/notifications', as)).body['hydra:member'][0].text as string
  const held = { entries: [paragraph('a', 'Ne şerefsizler!')], categories: ['deneme'] }

  it('keeps its time: approved before it, the post is planned again', async () => {
    const author = await writing.site.member()
    const publishTime = inAnHour()
    const sent = { ...held, title: 'Yarına', status: 5, publishTime }
    const post = (await writing.post(sent, author)).body
    expect(post).toMatchObject({ status: 3, publishTime })
    await writing.put(post.id, { title: 'Yarına kalsın' }, author)
    const { status, body } = await writing.put(post.id, { status: 1 }, writing.editor)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 5, publishTime })
    expect(await newest(author)).toBe('Yazınız onaylandı; planladığınız zamanda yayımlanacak.')
    expect((await actsOn(post.id)).map(({ action }) => action)).toEqual(['postApproved'])
  })

  it('goes out at once when it is approved later, and has no time when it is sent back', async () => {
    const author = await writing.site.member()
    const draft = (await writing.post({ ...held, title: 'Geciken' }, author)).body
    const publishTime = inAnHour()
    const planned = await writing.put(draft.id, { status: 5, publishTime }, author)
    expect(planned.body).toMatchObject({ status: 3, publishTime })
    await sql`UPDATE posts SET publish_time = now() - interval '1 day' WHERE id = ${draft.id}`.execute(
      writing.site.database,
    )
    const { body } = await writing.put(draft.id, { status: 1 }, writing.editor)
    expect(body.status).toBe(1)
    expect(Date.now() - Date.parse(body.publishTime)).toBeLessThan(60_000)
    expect(await newest(author)).toBe('Yazınız onaylandı ve yayımlandı.')
    const sent = { ...held, title: 'Dönen', status: 5, publishTime: inAnHour() }
    const other = (await writing.post(sent, author)).body
    const back = await writing.put(other.id, { status: 2, note }, writing.editor)
    expect(back.body).toMatchObject({ status: 2, publishTime: null })
  })
})

describe('the rule for first posts', () => {
  const setFirst = async (count: number) => {
    await ask(writing.site.address.owner, `UPDATE site_settings SET approval_of_first = ${count}`)
  }
  const open = { title: 'İlk yazım', entries, categories: ['deneme'], status: 1 }

  it('lets the first posts of an author wait, planned ones too, and no later ones', async () => {
    await setFirst(2)
    const author = await writing.site.member()
    const first = (await writing.post(open, author)).body
    expect(first).toMatchObject({ status: 3, publishTime: null })
    expect((await waitingAt(first.id)).body.reasons).toEqual(['first'])
    const publishTime = new Date(Date.now() + 3_600_000).toISOString()
    const planned = await writing.post({ ...open, status: 5, publishTime }, author)
    expect(planned.body).toMatchObject({ status: 3, publishTime })
    const draft = (await writing.post({ ...open, status: 2 }, author)).body
    expect(draft.status).toBe(2)
    expect((await writing.put(draft.id, { status: 1 }, author)).body.status).toBe(3)
    for (const { id } of [first, draft]) await writing.put(id, { status: 1 }, writing.editor)
    expect((await writing.post(open, author)).body.status).toBe(1)
    // One that was published before is no first post, whatever the rule says by now.
    await setFirst(9)
    await writing.put(first.id, { status: 0 }, author)
    expect((await writing.put(first.id, { status: 1 }, author)).body.status).toBe(1)
    expect((await writing.post(open, writing.editor)).body.status).toBe(1)
    await setFirst(0)
    expect((await writing.post(open, await writing.site.member())).body.status).toBe(1)
  })
})
