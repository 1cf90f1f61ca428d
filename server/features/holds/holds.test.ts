import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { refusals } from '../../messages.ts'
import { uploadOf } from '../accounts/leaving-member.fixture.ts'
import { publishHeldComment } from '../comments/comments.public.ts'
import {
  entries,
  openWritingSite,
  paragraph,
  violations,
  type WritingSite,
} from '../writing/writing.fixture.ts'

let writing: WritingSite
let admin: Member
let old: Member
beforeAll(async () => {
  writing = await openWritingSite()
  admin = await writing.site.member({ username: 'isleten' })
  old = await writing.site.member({ username: 'eski_uye' })
  await run(sql`UPDATE users SET role = 'admin' WHERE id = ${admin.id}`)
  await run(sql`UPDATE users SET created_at = now() - interval '8 days' WHERE id = ${old.id}`)
})

const run = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(writing.site.database)).rows
const send = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  as: Member,
  payload?: object,
) => writing.site.call({ method, url: `/api${path}`, as, ...(payload && { payload }) })
const words = async () => (await send('GET', '/moderation/words', admin)).body
const setWords = async (list: string[], exceptions: string[] = []) => {
  const { version } = await words()
  return send('PUT', '/moderation/words', admin, { words: list, exceptions, version })
}

const acts = () =>
  run(sql<{ action: string; details: object }>`
    SELECT action, details FROM audit_log WHERE actor_id = ${admin.id} ORDER BY id`)

let number = 0
const written = (text: string, changes: object = {}) => ({
  title: `Bir yazı ${++number}`,
  entries: [paragraph('a', text)],
  categories: ['deneme'],
  status: 1,
  ...changes,
})
const publish = async (text: string, as: Member = writing.author) =>
  (await writing.post(written(text), as)).body
const reasonsOf = async (id: number) =>
  (await send('GET', `/moderation/approvals/${id}`, admin)).body.reasons

describe('GET /moderation/words', () => {
  it('is for admins, and there is a list from the beginning', async () => {
    const { body } = await send('GET', '/moderation/words', admin)
    expect(body['@type']).toBe('WordList')
    expect(body.words.length).toBeGreaterThan(10)
    for (const as of [writing.editor, writing.author])
      expect((await send('GET', '/moderation/words', as)).status).toBe(404)
  })
})

describe('PUT /moderation/words', () => {
  it('changes what is held at once, in small letters and each word once', async () => {
    const { status, body } = await setWords([' Hödük ', 'hödük', '', 'kandırmak'], ['kandil'])
    expect(status).toBe(200)
    expect(body).toMatchObject({ words: ['hödük', 'kandırmak'], exceptions: ['kandil'] })
    expect((await publish('Ne hödüklermiş!')).status).toBe(3)
    await setWords(['zırzop'])
    expect((await publish('Ne hödüklermiş!')).status).toBe(1)
    expect(await acts()).toMatchObject([
      { action: 'wordsChanged', details: { words: 2, exceptions: 1, exceptionsAdded: 'kandil' } },
      {
        action: 'wordsChanged',
        details: {
          ...{ words: 1, added: 'zırzop', removed: 'hödük kandırmak' },
          ...{ exceptions: 0, exceptionsRemoved: 'kandil' },
        },
      },
    ])
  })

  it('writes no more than twenty words to the log, and none where there are none', async () => {
    const many = Array.from({ length: 25 }, (_, at) => `bitik${'abcçdefgğhıijklmnoöprsştu'[at]}`)
    await setWords(['zırzop', ...many])
    expect((await acts()).at(-1)!.details).toEqual({
      ...{ words: 26, exceptions: 0 },
      added: `${many.slice(0, 20).join(' ')} …`,
    })
    await setWords(['zırzop'])
  })

  it('is done once: of two at the same moment the second is refused', async () => {
    const { version } = await words()
    const answers = await Promise.all(
      [['bir'], ['iki']].map((list) =>
        send('PUT', '/moderation/words', admin, { words: list, exceptions: [], version }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const loser = answers.find(({ status }) => status === 409)!
    expect(loser.body['hydra:description']).toBe(refusals.hold.wordsChanged)
  })

  it.each([
    [{ words: ['iki söz'], exceptions: [] }, 'words[0]'],
    [{ words: ['x'], exceptions: [] }, 'words[0]'],
    [{ words: [], exceptions: ['as1'] }, 'exceptions[0]'],
    [{ words: ['a'.repeat(41)], exceptions: [] }, 'words[0]'],
    [{ words: 'salak', exceptions: [] }, 'words'],
    [{ words: Array.from({ length: 2001 }, () => 'söz'), exceptions: [] }, 'words'],
  ])('refuses %#', async (payload, path) => {
    const { status, body } = await send('PUT', '/moderation/words', admin, {
      ...payload,
      version: 1,
    })
    expect([status, violations(body)[0]![0]]).toEqual([422, path])
  })

  it('is not there for editors', async () => {
    const payload = { words: [], exceptions: [], version: 1 }
    expect((await send('PUT', '/moderation/words', writing.editor, payload)).status).toBe(404)
  })
})

describe('a post with a listed word', () => {
  beforeAll(() => setWords(['hödük', 'sik']))

  it('waits, with the word, and whoever wrote it learns why', async () => {
    const post = await publish('Bütün hödüklere inat yazdım.', old)
    expect(post.status).toBe(3)
    const { body } = await send('GET', `/moderation/approvals/${post.id}`, writing.editor)
    expect(body).toMatchObject({ reasons: ['words'], words: ['hödüklere'] })
    expect((await send('GET', `/post_waits/${post.id}`, old)).body.reasons).toEqual(['words'])
    expect((await publish('Klasik müzik, fizik, sık sık, sıkı bir iş.')).status).toBe(1)
  })

  it('is not held when an editor wrote it, nor for a word that was let through before', async () => {
    expect((await publish('Hödük dedi.', writing.editor)).status).toBe(1)
    const post = await publish('Hödük dedi.')
    await writing.put(post.id, { status: 1 }, writing.editor)
    const change = { entries: [paragraph('a', 'Hödük dedi, ben de güldüm.')] }
    expect((await writing.put(post.id, change)).body.status).toBe(1)
    await writing.put(post.id, { status: 0 })
    expect((await writing.put(post.id, { status: 1 })).body.status).toBe(1)
  })

  it('is held again when an editor sent it back and nothing was mended', async () => {
    const note = { reason: 'Bu sözcükle olmaz.' }
    const held = await publish('Hödük dedi.')
    await writing.put(held.id, { status: 2, note }, writing.editor)
    expect((await writing.put(held.id, { status: 1 })).body.status).toBe(3)
    await writing.put(held.id, { status: 2, note }, writing.editor)
    const mended = { status: 1, entries: [paragraph('a', 'Kaba adam dedi.')] }
    expect((await writing.put(held.id, mended)).body.status).toBe(1)
    // What was approved before stays known, whatever was refused since.
    const post = await publish('Hödük dedi.')
    await writing.put(post.id, { status: 1 }, writing.editor)
    const worse = { entries: [paragraph('a', 'Hödük dedi, sik dedi.')] }
    expect((await writing.put(post.id, worse)).body.status).toBe(3)
    await writing.put(post.id, { status: 2, note }, writing.editor)
    expect((await writing.put(post.id, { status: 1 })).body.status).toBe(3)
    const { body } = await send('GET', `/moderation/approvals/${post.id}`, writing.editor)
    expect(body.words).toEqual(['sik'])
  })

  it('leaves the readers when it is changed into one, and comes back as it was published', async () => {
    const post = await publish('Tertemiz bir metin.')
    const changed = await writing.put(post.id, { title: 'Hödüğün biri' })
    expect(changed.body).toMatchObject({
      status: 3,
      slug: post.slug,
      publishTime: post.publishTime,
    })
    expect((await writing.get(`/api/posts/${post.slug}`)).status).toBe(404)
    const { body } = await send('GET', `/moderation/approvals/${post.id}`, writing.editor)
    expect(body.before.title).toBe(post.title)
    const back = await writing.put(post.id, { status: 1 }, writing.editor)
    expect(back.body).toMatchObject({ status: 1, createdAt: post.createdAt })
  })

  it('is held for a title, a standfirst and a tag, too', async () => {
    for (const changes of [{ title: 'Hödükler' }, { excerpt: 'Hödükçe' }, { tags: ['hödük'] }])
      expect((await writing.post(written('Metin.', changes))).body.status).toBe(3)
  })

  it('is held for what is read aloud instead of a picture and for what a card says, too', async () => {
    const src = await uploadOf(writing.site, writing.author)
    const picture = { src, width: 40, height: 30 }
    const pictured = { ...picture, alt: 'Bir hödük' }
    const player = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
    const card = (meta: object) => ({ type: 'link', data: { url: 'https://sayfa.example/', meta } })
    for (const { type, data } of [
      { type: 'image', data: pictured },
      { type: 'gallery', data: { images: [picture, pictured] } },
      card({ title: 'Hödükler' }),
      card({ title: 'Bir sayfa', description: 'Hödükçe' }),
      card({ title: 'Bir sayfa', siteName: 'Hödük' }),
      { type: 'embed', data: { url: player, embed: { provider: 'YouTube', title: 'Hödük' } } },
    ]) {
      const shown = { type, data: { key: 'a', ...data } }
      expect((await writing.post(written('', { entries: [shown] }))).body.status).toBe(3)
    }
  })
})

const links = (amount: number, host = 'reklam.example') =>
  Array.from({ length: amount }, (_, at) => ({
    type: 'text',
    text: `şu ${at}`,
    marks: [{ type: 'link', attrs: { href: `https://${host}/${at}` } }],
  }))
const linked = (content: object[]) =>
  written('', { entries: [{ type: 'paragraph', data: { key: 'a', content } }] })

describe('many links', () => {
  it('hold the posts of new members alone, and not those that lead to the site itself', async () => {
    const held = (await writing.post(linked(links(11)))).body
    expect([held.status, await reasonsOf(held.id)]).toEqual([3, ['links']])
    expect((await writing.post(linked(links(10)))).body.status).toBe(1)
    expect((await writing.post(linked(links(11, 'hokka.test')))).body.status).toBe(1)
    expect((await writing.post(linked(links(11)), old)).body.status).toBe(1)
    const trusted = await writing.site.member()
    await send('PUT', `/moderation/trusted_authors/${trusted.username}`, writing.editor)
    expect((await writing.post(linked(links(11)), trusted)).body.status).toBe(1)
    await writing.put(held.id, { status: 2, note: { reason: 'Reklam.' } }, writing.editor)
    expect((await writing.put(held.id, { status: 1 })).body.status).toBe(3)
  })
})

describe('the same text again and again', () => {
  const long = 'Bu fırsat kaçmaz, hemen arayın, kampanya bugün bitiyor. '.repeat(4)

  it('holds the fourth of new members, whoever of them sends it and however it is dressed', async () => {
    const others = await Promise.all([writing.site.member(), writing.site.member()])
    const same = { title: 'Fırsat', entries: [paragraph('a', long)] }
    for (const as of [writing.author, ...others])
      expect((await writing.post(written('', same), as)).body.status).toBe(1)
    const card = { key: 'b', url: 'https://hokka.test/', meta: { title: 'Her seferinde başka' } }
    const dressed = [paragraph('a', long.replaceAll(',', '…')), { type: 'link', data: card }]
    const shouted = { title: 'FIRSAT!', entries: dressed }
    const fourth = (await writing.post(written('', shouted))).body
    expect([fourth.status, await reasonsOf(fourth.id)]).toEqual([3, ['repetition']])
    expect((await writing.post(written('', same), old)).body.status).toBe(1)
    await run(sql`UPDATE text_prints SET created_at = now() - interval '2 days'`)
    expect((await writing.post(written('', same))).body.status).toBe(1)
    await writing.site.runChores()
    expect(await run(sql`SELECT FROM text_prints`)).toHaveLength(1)
  })

  it('is not meant by saving one text often, nor by short words', async () => {
    const { id } = await publish(`${long} Başka.`)
    for (let round = 0; round < 5; round++)
      expect((await writing.put(id, { excerpt: `Özet ${round}` })).body.status).toBe(1)
    for (let round = 0; round < 5; round++)
      expect(
        (await writing.post({ title: 'Kısa', entries, categories: ['deneme'], status: 1 })).body
          .status,
      ).toBe(1)
  })
})

describe('a held comment', () => {
  let post: { id: number; slug: string }
  let writer: Member
  const say = (text: string, as = writer) =>
    send('POST', '/comments', as, { post: post.slug, text })
  const heldFor = async (as: Member) =>
    (await send('GET', `/posts/${post.slug}/facts`, as)).body.heldComments
  const publicTexts = async () => {
    const { body } = await writing.get(`/api/posts/${post.slug}/comments`)
    return body['hydra:member'].map(({ text }: { text: string }) => text)
  }
  beforeAll(async () => {
    await setWords(['hödük'])
    post = await publish('Altına yorum yapılan yazı.')
    writer = await writing.site.member()
  })

  it('is seen by its writer alone, and becomes a case', async () => {
    const { status, body } = await say('Hödük müsünüz?')
    expect([status, body.status]).toEqual([201, 4])
    expect(await heldFor(writer)).toEqual([{ id: body.id, text: 'Hödük müsünüz?', thread: null }])
    expect(await heldFor(writing.author)).toEqual([])
    expect(await publicTexts()).not.toContain('Hödük müsünüz?')
    expect((await writing.get(`/api/comments/${body.id}`, writing.author)).status).toBe(404)
    const [opened] = await run(sql<Record<string, unknown>>`
      SELECT type, owner_id AS "ownerId", origin, status, snapshot FROM cases WHERE target_id = ${body.id}`)
    expect(opened).toMatchObject({
      ...{ type: 'comment', ownerId: writer.id, origin: 'hold', status: 'held' },
      snapshot: { text: 'Hödük müsünüz?', reasons: ['words'], words: ['hödük'] },
    })
    const notifications = await send('GET', '/notifications', writing.author)
    expect(JSON.stringify(notifications.body)).not.toContain(writer.username)
  })

  it('is shown when its case is dismissed, once, and tells whom it concerns then', async () => {
    const { body } = await say('Bir hödük daha.')
    const show = () =>
      writing.site.database.write((transaction) => publishHeldComment(transaction, body.id))
    expect((await Promise.all([show(), show()])).toSorted()).toEqual([false, true])
    expect(await publicTexts()).toContain('Bir hödük daha.')
    const notifications = await send('GET', '/notifications', writing.author)
    expect(notifications.body['hydra:member'][0]).toMatchObject({
      type: 'newComment',
      actor: { username: writer.username },
    })
    expect((await send('GET', `/posts/${post.slug}`, writer)).body.commentCount).toBe(1)
    expect((await heldFor(writer)).map(({ id }: { id: number }) => id)).not.toContain(body.id)
  })

  it('can be deleted by its writer, and by nobody else', async () => {
    const { body } = await say('Hödükçe bir söz.')
    expect((await send('DELETE', `/comments/${body.id}`, writing.author)).status).toBe(404)
    expect((await send('DELETE', `/comments/${body.id}`, writer)).status).toBe(204)
    expect((await heldFor(writer)).map(({ id }: { id: number }) => id)).not.toContain(body.id)
    expect(
      await writing.site.database.write((transaction) => publishHeldComment(transaction, body.id)),
    ).toBe(false)
  })

  it('may be one that was changed, and stays shown for words it had before', async () => {
    const { body } = await say('Hödük, ama bir editör bunu gördü.')
    await writing.site.database.write((transaction) => publishHeldComment(transaction, body.id))
    const change = (text: string) => send('PUT', `/comments/${body.id}`, writer, { text })
    expect((await change('Hödük; bir editör gördü.')).body.status).toBe(1)
    expect((await change('Hödükler!')).body).toMatchObject({ status: 4, text: 'Hödükler!' })
    expect(await publicTexts()).not.toContain('Hödükler!')
  })

  it('says in the case that it has already why it is held', async () => {
    const { body } = await say('Bir söz.')
    const reported = { type: 'comment', target: body.id, reason: 'abuse' }
    expect((await send('POST', '/reports', writing.other, reported)).status).toBe(201)
    await send('PUT', `/comments/${body.id}`, writer, { text: 'Bir hödük söz.' })
    const [opened] = await run(
      sql<{ id: number }>`SELECT id FROM cases WHERE target_id = ${body.id}`,
    )
    expect((await send('GET', `/moderation/cases/${opened!.id}`, admin)).body).toMatchObject({
      ...{ origin: 'report', snapshot: { text: 'Bir söz.' }, present: { state: 'held' } },
      hold: { reasons: ['words'], words: ['hödük'] },
    })
  })

  it('is one with three links of a new member, or the same link said four times', async () => {
    const three = 'https://a.example https://b.example https://c.example'
    expect((await say(three)).body.status).toBe(4)
    expect((await say(three, old)).body.status).toBe(1)
    const spammer = await writing.site.member()
    const statuses = []
    for (let round = 0; round < 4; round++)
      statuses.push((await say('Bakın: https://ucuz.example', spammer)).body.status)
    expect(statuses).toEqual([1, 1, 1, 4])
  })
})
