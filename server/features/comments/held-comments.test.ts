import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import {
  act,
  admin,
  author,
  caseOf,
  decided,
  newComment,
  newestOf,
  newPost,
  prepare,
  read,
  site,
} from '../cases/cases.fixture.ts'

prepare()
let named: Member
beforeAll(async () => {
  named = await site.member()
  const { version } = (await read(admin, '/moderation/words')).body
  await act(admin, 'PUT', '/moderation/words', { words: ['hödük'], exceptions: [], version })
})

const say = async (slug: string, text: string, parent: number | null = null, as = author) =>
  (await act(as, 'POST', '/comments', { post: slug, text, parent })).body

/** What the post says, how many its list shows, and how many its writer's page says. */
async function counts(slug: string) {
  const list = (await read(null, `/posts/${slug}/comments`)).body['hydra:member']
  return {
    said: (await read(null, `/posts/${slug}`)).body.commentCount,
    listed: list.length + list.flatMap(({ replies }: { replies: unknown[] }) => replies).length,
  }
}

const heldCaseOf = async (commentId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    SELECT max(id) AS id FROM cases WHERE type = 'comment' AND target_id = ${commentId} HAVING count(*) > 0`.execute(
    site.database,
  )
  return rows[0]?.id
}

describe('a thread whose first comment is changed into one that is held', () => {
  it('goes with its replies, and comes back with them', async () => {
    const { slug } = await newPost()
    const thread = await say(slug, 'İlk söz')
    const reply = await say(slug, 'Bir yanıt', thread.id, named)
    await say(slug, 'Başka bir söz')
    const before = (await read(null, `/users/${named.username}/comments`)).body['hydra:totalItems']
    await act(author, 'PUT', `/comments/${thread.id}`, { text: 'Hödükler!' })
    expect(await counts(slug)).toEqual({ said: 1, listed: 1 })
    expect((await read(null, `/comments/${reply.id}`)).status).toBe(404)
    const page = (await read(null, `/users/${named.username}/comments`)).body
    expect(page['hydra:totalItems']).toBe(before - 1)
    expect(page['hydra:member'].map(({ id }: { id: number }) => id)).not.toContain(reply.id)
    await decided((await heldCaseOf(thread.id))!, 'dismiss')
    expect(await counts(slug)).toEqual({ said: 3, listed: 3 })
    expect((await newestOf(author)).text).toBe('Yorumunuz incelendi ve yeniden yayında.')
  })

  it('tells nobody of it a second time', async () => {
    const { slug } = await newPost('Sözler.', named)
    const { id } = await say(slug, 'Güzel söz')
    const notification = await newestOf(named)
    await act(author, 'PUT', `/comments/${id}`, { text: 'Hödük söz' })
    await decided((await heldCaseOf(id))!, 'dismiss')
    expect(await newestOf(named)).toEqual(notification)
  })

  it('stays taken down when an editor was quicker', async () => {
    const { id } = await newComment()
    const caseId = await caseOf('comment', id)
    const [, change] = await Promise.all([
      decided(caseId, 'takeDown'),
      act(author, 'PUT', `/comments/${id}`, { text: 'Hödükler!' }),
    ])
    expect([200, 404, 409]).toContain(change.status)
    expect((await read(null, `/comments/${id}`)).status).toBe(404)
  })
})

describe('a held reply that is cleared', () => {
  it('waits with its thread where that was taken down, and nobody is told', async () => {
    const { slug } = await newPost()
    const thread = await say(slug, 'İlk söz')
    await say(slug, 'Kalan söz')
    const reply = await say(slug, `@${named.username} hödük`, thread.id)
    await decided(await caseOf('comment', thread.id), 'takeDown')
    const notification = await newestOf(named)
    await decided((await heldCaseOf(reply.id))!, 'dismiss')
    expect(await counts(slug)).toEqual({ said: 1, listed: 1 })
    expect(await newestOf(named)).toEqual(notification)
    expect((await newestOf(author)).text).toBe(
      'Yorumunuz incelendi; kurallarımıza aykırı bulunmadı.',
    )
  })

  it('is said to be published where it never was before', async () => {
    const { slug } = await newPost()
    const { id } = await say(slug, 'Hödük bir söz')
    await decided((await heldCaseOf(id))!, 'dismiss')
    expect((await newestOf(author)).text).toBe('Yorumunuz incelendi ve yayımlandı.')
    const { body } = await read(author, '/decisions?itemsPerPage=1')
    expect(body['hydra:member'][0]).toMatchObject({ decision: 'dismiss', shown: 'first' })
  })
})

describe('DELETE /comments/{id} by its writer', () => {
  it('takes a held one and its case out of the queue', async () => {
    const { slug } = await newPost()
    const { id } = await say(slug, 'Hödük bir söz')
    expect(await heldCaseOf(id)).toBeDefined()
    expect((await act(author, 'DELETE', `/comments/${id}`)).status).toBe(204)
    expect(await heldCaseOf(id)).toBeUndefined()
  })

  it('takes the cases of held replies along with their thread', async () => {
    const { slug } = await newPost()
    const thread = await say(slug, 'İlk söz')
    const reply = await say(slug, 'Hödük yanıt', thread.id, named)
    expect((await act(author, 'DELETE', `/comments/${thread.id}`)).status).toBe(204)
    expect(await heldCaseOf(reply.id)).toBeUndefined()
  })

  it('leaves a case that somebody reported to editors', async () => {
    const { id } = await newComment()
    const caseId = await caseOf('comment', id)
    await decided(caseId, 'hold')
    expect((await act(author, 'DELETE', `/comments/${id}`)).status).toBe(204)
    expect(await heldCaseOf(id)).toBe(caseId)
    await decided(caseId, 'dismiss')
    expect((await newestOf(author)).text).toBe(
      'Yorumunuz incelendi; kurallarımıza aykırı bulunmadı.',
    )
  })

  it('is possible for one that was taken down, for nobody else', async () => {
    const { id } = await newComment()
    await decided(await caseOf('comment', id), 'takeDown')
    expect((await act(named, 'DELETE', `/comments/${id}`)).status).toBe(404)
    expect((await act(author, 'DELETE', `/comments/${id}`)).status).toBe(204)
  })
})
