import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { talker } from '../messages/messages.fixture.ts'
import {
  act,
  author,
  caseOf,
  decided,
  newComment,
  newestOf,
  newPost,
  prepare,
  read,
  reader,
  report,
  site,
} from './cases.fixture.ts'

prepare()
const { friends, say } = talker(() => site)

describe('what reporters are told', () => {
  it('names each thing that everybody still sees, and leads to it', async () => {
    const post = await newPost()
    await decided(await caseOf('post', post.id), 'dismiss')
    expect(await newestOf(reader)).toMatchObject({
      text: 'Bildirdiğiniz yazı incelendi; kurallarımıza aykırı bulunmadı. İlginiz için teşekkür ederiz.',
      target: { title: post.title, url: `/yazi/${post.slug}` },
    })
    const { id, slug } = await newComment('Sert bir söz')
    await decided(await caseOf('comment', id), 'warn')
    expect((await newestOf(reader)).target).toMatchObject({ title: 'Sert bir söz' })
    expect((await newestOf(reader)).target.url).toMatch(new RegExp(`^/yazi/${slug}#.*${id}$`))
    await decided(await caseOf('user', author.username), 'dismiss')
    expect((await newestOf(reader)).target.url).toBe(`/@${author.username}`)
  })

  it('names nothing that was hidden or changed since, but the day of the report', async () => {
    const { id } = await newComment('Bir telefon numarası')
    const caseId = await caseOf('comment', id)
    await act(author, 'PUT', `/comments/${id}`, { text: 'Numarasız' })
    await decided(caseId, 'dismiss')
    expect((await newestOf(reader)).target.title).toBe('Numarasız')
    const post = await newPost()
    await decided(await caseOf('post', post.id), 'takeDown')
    const notification = await newestOf(reader)
    expect(notification.target).toEqual({ title: '', url: '/kosullar' })
    expect(notification.text).toMatch(/^\d+ \S+ \d{4} günü bildirdiğiniz yazı incelendi; /)
    await sql`UPDATE posts SET status = 0, taken_down_at = NULL WHERE id = ${post.id}`.execute(
      site.database,
    )
    expect((await newestOf(reader)).target.title).toBe('')
  })

  it('leads from a message to the conversation of who reported it', async () => {
    const [one, other, messenger] = await friends()
    const message = (await say(one, messenger, 'Ağır bir söz')).body
    await decided(await caseOf('message', message.id, other), 'warn')
    expect((await newestOf(other)).target).toEqual({
      title: 'Ağır bir söz',
      url: `/mesajlar/${messenger}`,
    })
    await act(other, 'DELETE', `/messengers/${messenger}`)
    expect((await newestOf(other)).target).toEqual({ title: '', url: '/kosullar' })
  })

  it('comes when it is decided for good, not while it is looked at', async () => {
    const other = await site.member()
    const told = async () => (await read(other, '/notifications')).body['hydra:member'].length
    const id = await caseOf('post', (await newPost()).id, other)
    await decided(id, 'hold')
    expect(await told()).toBe(0)
    await decided(id, 'takeDown')
    expect(await told()).toBe(1)
  })

  it('comes at once for what was decided before, once', async () => {
    const post = await newPost()
    await decided(await caseOf('post', post.id), 'dismiss')
    const late = await site.member()
    const made = await report({ type: 'post', target: post.id }, late)
    expect(made.body.status).toBe('rejected')
    expect((await read(late, made.body['@id'].slice(4))).body.status).toBe('rejected')
    const notification = await newestOf(late)
    expect(notification).toMatchObject({ type: 'moderation', target: { title: post.title } })
    await report({ type: 'post', target: post.id }, late)
    expect(await newestOf(late)).toEqual(notification)
    expect((await read(late, '/notifications')).body['hydra:totalItems']).toBe(1)
  })
})

describe('GET /decisions/{id}', () => {
  it('shows what was decided about, although something else was reported', async () => {
    const { id } = await newComment('Bildirilen söz')
    const caseId = await caseOf('comment', id)
    await act(author, 'PUT', `/comments/${id}`, { text: 'Sonra yazılan söz' })
    const body = await decided(caseId, 'takeDown')
    const { target } = (await read(author, `/decisions/${body.decisions[0].id}`)).body
    expect(target).toMatchObject({ title: 'Sonra yazılan söz', text: 'Sonra yazılan söz' })
    expect(body.snapshot.text).toBe('Bildirilen söz')
  })
})
