import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { refusals } from '../../messages.ts'
import {
  act,
  admin,
  appeal,
  author,
  caseOf,
  decide,
  decided,
  editor,
  newComment,
  newestOf,
  newPost,
  paragraph,
  prepare,
  read,
  reader,
  report,
  second,
  settle,
  signInAgain,
  site,
} from './cases.fixture.ts'

prepare()

async function overturned(caseId: number, by: Member, decidedBy = second): Promise<void> {
  const { body } = await act(by, 'POST', '/appeals', { case: caseId, text: 'Yanlış anlaşıldı.' })
  const outcome = { decision: 'overturn', reason: 'Haklısınız.' }
  expect((await act(decidedBy, 'PUT', `/appeals/${body.id}`, outcome)).status).toBe(200)
}

/** Rewritten, handed in again and approved: everybody reads it. */
async function approvedAgain(postId: number, text: string): Promise<void> {
  const entries = { entries: [paragraph(text)], entriesSort: ['a'] }
  const asked = { ...entries, status: postStatus.waiting }
  expect((await act(author, 'PUT', `/posts/${postId}`, asked)).status).toBe(200)
  expect((await act(editor, 'PUT', `/posts/${postId}`, { status: 1 })).status).toBe(200)
}

const decisionOf = async (caseId: number) => {
  const { rows } = await sql<{ id: number }>`
    SELECT max(id) AS id FROM decisions WHERE case_id = ${caseId}`.execute(site.database)
  return (await read(author, `/decisions/${rows[0]!.id}`)).body
}

describe('what was decided about a thing more than once', () => {
  it('a post stays down when an older take-down was wrong', async () => {
    const post = await newPost('İlk sözler.')
    const older = await caseOf('post', post.id)
    await decided(older, 'takeDown')
    await approvedAgain(post.id, 'Yeni sözler.')
    expect((await read(null, `/posts/${post.slug}`)).status).toBe(200)
    const newer = await caseOf('post', post.id)
    expect(newer).not.toBe(older)
    await decided(newer, 'takeDown')
    await overturned(older, author)
    expect((await read(null, `/posts/${post.slug}`)).status).toBe(404)
    await overturned(newer, author)
    expect((await read(null, `/posts/${post.slug}`)).status).toBe(200)
  })

  it('a comment stays hidden as well', async () => {
    const { id } = await newComment('Sert söz')
    const older = await caseOf('comment', id)
    await decided(older, 'takeDown')
    // As after an appeal that was won and a report that came later.
    await sql`INSERT INTO cases (type, target_id, owner_id, origin, status, snapshot)
      VALUES ('comment', ${id}, ${author.id}, 'report', 'decided', '{}')`.execute(site.database)
    await sql`INSERT INTO decisions (case_id, kind, rule, reason)
      SELECT max(id), 'takeDown', 'abuse', 'Yine hakaret.' FROM cases`.execute(site.database)
    await overturned(older, author)
    const { rows } = await sql<{ status: number }>`
      SELECT status FROM comments WHERE id = ${id}`.execute(site.database)
    expect(rows[0]!.status).not.toBe(1)
  })

  it('says where a post that was taken down stands now', async () => {
    const post = await newPost()
    const caseId = await caseOf('post', post.id)
    await decided(caseId, 'takeDown')
    expect((await decisionOf(caseId)).target.state).toBe('takenDown')
    const asked = {
      ...{ entries: [paragraph('Düzelttim.')], entriesSort: ['a'] },
      status: postStatus.waiting,
    }
    await act(author, 'PUT', `/posts/${post.id}`, asked)
    expect((await decisionOf(caseId)).target.state).toBe('waiting')
    await act(editor, 'PUT', `/posts/${post.id}`, { status: 1 })
    expect((await decisionOf(caseId)).target.state).toBe('public')
  })
})

describe('a comment that was taken down', () => {
  it('is named to its writer as long as it is there to be deleted', async () => {
    const { id } = await newComment('Sert söz')
    const caseId = await caseOf('comment', id)
    await decided(caseId, 'hold')
    expect((await decisionOf(caseId)).target.comment).toBeNull()
    await decided(caseId, 'takeDown')
    expect((await decisionOf(caseId)).target.comment).toBe(id)
    expect((await act(author, 'DELETE', `/comments/${id}`)).status).toBe(204)
    const { target } = await decisionOf(caseId)
    expect([target.comment, target.text]).toEqual([null, 'Sert söz'])
  })
})

describe('reports after a decision', () => {
  it('about a member who was warned are looked at, about one who was cleared not', async () => {
    const [warned, cleared, late] = [
      await site.member(),
      await site.member(),
      await site.member(),
    ] as const
    const known = await caseOf('user', warned.username)
    await decided(known, 'warn')
    const again = { type: 'user', target: warned.username, reason: 'violence' }
    expect((await report(again, late)).body.status).toBe('open')
    expect(await caseOf('user', warned.username)).not.toBe(known)
    await decided(await caseOf('user', cleared.username), 'dismiss')
    const rest = { ...again, target: cleared.username }
    expect((await report(rest, late)).body.status).toBe('rejected')
  })

  it('whoever reported learns that an appeal turned the outcome around', async () => {
    const post = await newPost()
    const caseId = await caseOf('post', post.id)
    await decided(caseId, 'takeDown')
    const notification = await newestOf(reader)
    expect(notification.text).toContain('aykırı bulundu')
    await act(reader, 'PUT', `/notifications/${notification.id}`, { isSeen: true })
    await overturned(caseId, author)
    expect(await newestOf(reader)).toMatchObject({
      isSeen: false,
      text: 'Bildirdiğiniz yazı yeniden incelendi; kurallarımıza aykırı bulunmadı. İlginiz için teşekkür ederiz.',
    })
    const { rows } =
      await sql`SELECT FROM notifications JOIN decisions ON decisions.id = decision_id
      WHERE case_id = ${caseId} AND about = 'reported'`.execute(site.database)
    expect(rows).toHaveLength(1)
  })
})

describe('what was held by itself', () => {
  async function heldOf(newcomer: Member, slug: string): Promise<number> {
    const links = [1, 2, 3].map((number) => `https://satis${number}.example`).join(' ')
    const { body } = await act(newcomer, 'POST', '/comments', { post: slug, text: links })
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM cases WHERE type = 'comment' AND target_id = ${body.id}`.execute(site.database)
    return rows[0]!.id
  }

  it('says to editors why, and to its author that it is shown although they are warned', async () => {
    const newcomer = await site.member()
    const { slug } = await newPost()
    const id = await heldOf(newcomer, slug)
    const found = await read(editor, `/moderation/cases/${id}`)
    expect(found.body.hold).toEqual({ reasons: ['links'], words: [] })
    await decided(id, 'warn')
    expect((await newestOf(newcomer)).text).toBe(
      'Yorumunuz nedeniyle uyarıldınız; yorumunuz yayımlandı.',
    )
  })

  it('is news for the author of the post when an appeal shows it for the first time', async () => {
    const [newcomer, host] = [await site.member(), await site.member()]
    const { slug } = await newPost('Söz', host)
    const id = await heldOf(newcomer, slug)
    await decided(id, 'takeDown')
    expect(await newestOf(host)).toBeUndefined()
    await overturned(id, newcomer)
    expect(await newestOf(host)).toMatchObject({
      ...{ type: 'newComment', actor: { username: newcomer.username } },
    })
    const { body } = await read(host, `/posts/${slug}/comments`)
    expect(body['hydra:totalItems']).toBe(1)
  })

  it('is news as well when its writer was suspended and hidden for it', async () => {
    const [newcomer, host] = [await site.member(), await site.member()]
    const id = await heldOf(newcomer, (await newPost('Söz', host)).slug)
    await decided(id, 'suspend', { hidePosts: true })
    await overturned(id, await signInAgain(newcomer))
    expect(await newestOf(host)).toMatchObject({ type: 'newComment' })
  })

  it('is no news while its writer is leaving', async () => {
    const [newcomer, host] = [await site.member(), await site.member()]
    const id = await heldOf(newcomer, (await newPost('Söz', host)).slug)
    await decided(id, 'takeDown')
    const { body } = await appeal(id, newcomer)
    await act(newcomer, 'DELETE', '/account', { password: goodPassword })
    expect((await settle(body.id, 'overturn')).status).toBe(200)
    expect(await newestOf(host)).toBeUndefined()
  })
})

it('nobody is suspended whose account an admin closed, until it is open again', async () => {
  const member = await site.member()
  const caseId = await caseOf('post', (await newPost('Reklam.', member)).id)
  const path = `/users/${member.username}`
  const why = { rule: 'spam', reason: 'Yalnızca reklam yapıyor.' }
  expect((await act(admin, 'DELETE', path, why)).status).toBe(202)
  const closed = await decide(caseId, 'suspend')
  expect([closed.status, closed.body.violations]).toEqual([
    422,
    [{ propertyPath: 'decision', message: refusals.member.closed }],
  ])
  await act(admin, 'DELETE', `${path}/deletion`)
  await decided(caseId, 'suspend')
})
