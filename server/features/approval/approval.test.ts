import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { approvalMessages } from '../../../core/contracts/approval.ts'
import type { Member } from '../../../tests/support/members.ts'
import type { Answer } from '../../../tests/support/site.ts'
import {
  type WritingSite,
  entries,
  openWritingSite,
  violations,
} from '../writing/writing.fixture.ts'

let writing: WritingSite
let second: Member
let admin: Member
beforeAll(async () => {
  writing = await openWritingSite()
  second = await writing.site.member({ username: 'ikinci_goz' })
  admin = await writing.site.member({ username: 'isleten' })
  for (const [role, { id }] of [
    ['editor', second],
    ['admin', admin],
  ] as const)
    await sql`UPDATE users SET role = ${role} WHERE id = ${id}`.execute(writing.site.database)
})

let number = 0
/** Handed in by the author, for a category that asks for approval. */
const waiting = async (as?: Member) =>
  (
    await writing.post(
      { title: `Bekleyen ${++number}`, entries, categories: ['saglik'], status: 3 },
      as,
    )
  ).body
const note = { reason: 'Kaynak belirtir misiniz?' }
const notificationsOf = async (as: Member) =>
  (await writing.get('/api/notifications', as)).body['hydra:member'] as Record<string, unknown>[]
const idsAt = async (url: string, as?: Member) => {
  const { body } = await writing.get(url, as)
  return body['hydra:member'].map(({ id }: { id: number }) => id)
}

describe('GET /posts?status=3', () => {
  it('lists for editors and admins what waits, the oldest first, page by page', async () => {
    const one = await waiting()
    const two = await waiting(writing.other)
    const three = await waiting()
    for (const as of [writing.editor, admin]) {
      const ids = await idsAt('/api/posts?status=3', as)
      expect(ids.slice(-3)).toEqual([one.id, two.id, three.id])
    }
    const seen: number[] = []
    let next: string | undefined = '/api/posts?status=3&itemsPerPage=1'
    while (next !== undefined) {
      const { body, status }: Answer = await writing.get(next, writing.editor)
      expect(status).toBe(200)
      expect(body['hydra:totalItems']).toBeGreaterThanOrEqual(3)
      seen.push(...body['hydra:member'].map(({ id }: { id: number }) => id))
      next = body['hydra:view']?.['hydra:next']
    }
    expect(seen).toEqual(await idsAt('/api/posts?status=3&itemsPerPage=100', writing.editor))
  })

  it('shows a member their own alone, and a visitor only what is published', async () => {
    const own = await waiting()
    const foreign = await waiting(writing.other)
    const ids = await idsAt('/api/posts?status=3', writing.author)
    expect(ids).toContain(own.id)
    expect(ids).not.toContain(foreign.id)
    expect(await idsAt('/api/posts?status=3')).not.toContain(own.id)
  })

  it('leaves out what was deleted or withdrawn', async () => {
    const deleted = await waiting()
    const withdrawn = await waiting()
    await writing.site.call({
      method: 'DELETE',
      url: `/api/posts/${deleted.id}`,
      as: writing.author,
    })
    await writing.put(withdrawn.id, { status: 2 })
    const ids = await idsAt('/api/posts?status=3&itemsPerPage=100', writing.editor)
    expect(ids).not.toContain(deleted.id)
    expect(ids).not.toContain(withdrawn.id)
  })
})

describe('PUT /posts/{id} by an editor, of a post that waits', () => {
  it('publishes it as it is, and the author is notified', async () => {
    const post = await waiting()
    const { status, body } = await writing.put(post.id, { status: 1 }, writing.editor)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 1, slug: post.slug, title: post.title })
    expect((await writing.get(`/api/posts/${post.slug}`)).status).toBe(200)
    expect((await notificationsOf(writing.author))[0]).toMatchObject({
      type: 'moderation',
      actor: null,
      isSeen: false,
      text: 'Yazınız onaylandı ve yayımlandı.',
      note: null,
      target: { title: post.title, url: `/yazi/${post.slug}` },
    })
  })

  it('gives an address to one that was handed in before posts had one', async () => {
    const post = await waiting()
    await sql`UPDATE posts SET slug = NULL WHERE id = ${post.id}`.execute(writing.site.database)
    expect((await writing.put(post.id, { status: 1 }, admin)).body.slug).toBe(post.slug)
  })

  it('sends it back with a note, which its author reads', async () => {
    const post = await waiting()
    const sent = { rule: 'Kaynak gösterme', ...note }
    const { status, body } = await writing.put(post.id, { status: 2, note: sent }, writing.editor)
    expect(status).toBe(200)
    expect(body.status).toBe(2)
    const [first] = await notificationsOf(writing.author)
    expect(first).toMatchObject({
      type: 'moderation',
      text: 'Yazınız bir notla geri gönderildi.',
      target: { title: post.title, url: `/new/${post.id}` },
    })
    expect(first!.note).toContain(note.reason)
    expect(first!.note).toContain('Kaynak gösterme')
    const { body: kept } = await writing.get(`/api/post_notes/${post.id}`, writing.author)
    expect(kept).toMatchObject({ '@type': 'PostNote', id: post.id, ...sent })
  })

  it.each([
    [{ title: 'Başka bir başlık' }],
    [{ status: 1, title: 'Başka bir başlık' }],
    [{ status: 1, entries: [] }],
    [{ status: 1, categories: ['deneme'] }],
    [{ status: 2, note, tags: ['siir'] }],
    [{ commentsClosed: true }],
    [{ status: 1, publishTime: '2026-01-01T00:00:00Z' }],
  ])('changes nothing of the text: %j', async (change) => {
    const post = await waiting()
    const { status, body } = await writing.put(post.id, change, writing.editor)
    expect(status).toBe(403)
    expect(body['hydra:description']).toBe('Yalnızca kendi yazılarınızı düzenleyebilirsiniz.')
    const { body: now } = await writing.get(`/api/posts/${post.id}`, writing.author)
    expect(now).toEqual(post)
  })

  it.each([
    [{}, 'status'],
    [{ status: 0 }, 'status'],
    [{ status: 3 }, 'status'],
    [{ status: 5 }, 'status'],
    [{ status: 2 }, 'note'],
    [{ status: 2, note: {} }, 'note.reason'],
    [{ status: 2, note: { reason: '   ' } }, 'note.reason'],
    [{ status: 2, note: { reason: 'a'.repeat(1001) } }, 'note.reason'],
    [{ status: 2, note: { reason: 'Olmaz', rule: 'a'.repeat(201) } }, 'note.rule'],
    [{ status: 2, note: { reason: 'Olmaz', rule: ' ' } }, 'note.rule'],
    [{ status: 2, note: { reason: 'Tersten \u202e okunur' } }, 'note.reason'],
    [{ status: 2, note: { reason: 'Olmaz', rule: 'Gizli\u200b kural' } }, 'note.rule'],
    [{ status: 1, note }, 'note'],
  ])('refuses %j, naming %s', async (change, field) => {
    const post = await waiting()
    const { status, body } = await writing.put(post.id, change, writing.editor)
    expect(status).toBe(422)
    expect(violations(body).map(([path]) => path)).toEqual([field])
  })

  it('is for nobody else', async () => {
    const post = await waiting()
    const calls: [Member, number][] = [
      [writing.other, 404],
      [writing.unconfirmed, 403],
      [writing.author, 422],
    ]
    for (const [as, status] of calls)
      expect((await writing.put(post.id, { status: 1 }, as)).status).toBe(status)
    const visitor = await writing.site.call({
      method: 'PUT',
      url: `/api/posts/${post.id}`,
      payload: { status: 1 },
    })
    expect(visitor.status).toBe(401)
    expect((await writing.get(`/api/posts/${post.id}`, writing.author)).body.status).toBe(3)
  })

  it('is not for editors about what they wrote themselves', async () => {
    const post = await waiting(writing.editor)
    const { status, body } = await writing.put(post.id, { status: 2, note }, writing.editor)
    expect(status).toBe(422)
    expect(violations(body)).toEqual([['note', approvalMessages.ownPost]])
    expect((await writing.put(post.id, { status: 2 }, writing.editor)).status).toBe(200)
  })

  it('is done once: of two editors at the same moment the second is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const post = await waiting()
      const before = (await notificationsOf(writing.author)).length
      const answers = await Promise.all([
        writing.put(post.id, { status: 1 }, writing.editor),
        writing.put(post.id, { status: 2, note }, second),
      ])
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 409,
      ])
      const loser = answers.find(({ status }) => status === 409)!
      expect(loser.body['hydra:description']).toBe('Bu yazı artık onay beklemiyor.')
      const { body } = await writing.get(`/api/posts/${post.id}`, writing.author)
      expect(body.status).toBe(answers[0].status === 200 ? 1 : 2)
      expect((await notificationsOf(writing.author)).length).toBe(Math.min(before + 1, 20))
    }
  })

  it('is refused when the author changed the text meanwhile', async () => {
    const post = await waiting()
    await writing.put(post.id, { title: 'Son anda değişen başlık' })
    const { status, body } = await writing.put(
      post.id,
      { status: 1, version: post.version },
      writing.editor,
    )
    expect(status).toBe(409)
    expect(body['hydra:description']).toBe(approvalMessages.changed)
    expect(body.newer.title).toBe('Son anda değişen başlık')
  })

  it('is over for what is not waiting, whoever wrote it', async () => {
    const draft = await writing.draft()
    const published = await writing.published()
    for (const { id } of [draft, published])
      expect((await writing.put(id, { status: 1 }, writing.editor)).status).toBe(409)
    expect((await writing.get(`/api/posts/${draft.id}`, writing.author)).body.status).toBe(2)
  })

  it('lets a post that had readers before come back to them', async () => {
    const post = await writing.published({ title: 'Eskiden yayında' })
    await writing.put(post.id, { status: 0 })
    await writing.put(post.id, { status: 3 })
    const { status, body } = await writing.put(post.id, { status: 1 }, writing.editor)
    expect([status, body.status, body.slug]).toEqual([200, 1, post.slug])
  })
})

describe('GET /post_notes', () => {
  const notes = async (as: Member = writing.author) =>
    (await idsAt('/api/post_notes?itemsPerPage=100', as)) as number[]

  it('keeps a note until the post is handed in again', async () => {
    const post = await waiting()
    await writing.put(post.id, { status: 2, note }, writing.editor)
    expect(await notes()).toContain(post.id)
    await writing.put(post.id, { title: 'Düzeltilmiş başlık' })
    expect(await notes()).toContain(post.id)
    await writing.put(post.id, { status: 3 })
    expect(await notes()).not.toContain(post.id)
  })

  it('has the latest note alone, and none of a deleted post', async () => {
    const post = await waiting()
    await writing.put(post.id, { status: 2, note }, writing.editor)
    await writing.put(post.id, { status: 3 })
    const again = { reason: 'Şimdi de özetini kısaltır mısınız?' }
    await writing.put(post.id, { status: 2, note: again }, second)
    const { body } = await writing.get(`/api/post_notes/${post.id}`, writing.author)
    expect(body).toMatchObject({ ...again, rule: null })
    await writing.site.call({ method: 'DELETE', url: `/api/posts/${post.id}`, as: writing.author })
    expect(await notes()).not.toContain(post.id)
  })

  it('is the author’s own: nobody else sees it', async () => {
    const { status } = await writing.get('/api/post_notes')
    expect(status).toBe(401)
    expect(await notes(writing.other)).toEqual([])
  })
})

describe('GET /post_notes/{id}', () => {
  it('gives what the list names, to its author alone', async () => {
    const post = await waiting()
    await writing.put(post.id, { status: 2, note }, writing.editor)
    const { body } = await writing.get('/api/post_notes', writing.author)
    const [first] = body['hydra:member']
    expect((await writing.get(first['@id'], writing.author)).body).toEqual(first)
    for (const as of [writing.other, writing.editor])
      expect((await writing.get(first['@id'], as)).status).toBe(404)
    expect((await writing.get(first['@id'])).status).toBe(401)
    for (const id of ['yok', '0', String((await writing.draft()).id)])
      expect((await writing.get(`/api/post_notes/${id}`, writing.author)).status).toBe(404)
  })
})
