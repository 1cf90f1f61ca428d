import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AuditAction, AuditTarget } from '../../../core/contracts/moderation.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { recordAct } from '../moderation/moderation.public.ts'

let site: TestSite
let admin: Member
let editor: Member
let author: Member
beforeAll(async () => {
  site = await testSite()
  ;[admin, editor, author] = [
    await memberAs('admin'),
    await memberAs('editor'),
    await site.member(),
  ]
})

async function memberAs(role: 'editor' | 'admin'): Promise<Member> {
  const member = await site.member()
  await sql`UPDATE users SET role = ${role} WHERE id = ${member.id}`.execute(site.database)
  return member
}

const act = (
  actor: Member | null,
  action: AuditAction,
  type: AuditTarget,
  id: number | null,
  details = {},
) =>
  site.database.write((transaction) =>
    recordAct(transaction, { actorId: actor?.id ?? null, action, target: { type, id }, details }),
  )

const log = (query = '', as: Member | undefined = admin) =>
  site.call({ url: `/api/moderation/log${query}`, ...(as && { as }) })

describe('GET /moderation/log', () => {
  it('is there for admins alone, and only to be read', async () => {
    const unconfirmed = await site.member({ isConfirmed: false })
    for (const as of [editor, author, unconfirmed]) expect((await log('', as)).status).toBe(404)
    expect((await site.call({ url: '/api/moderation/log' })).status).toBe(404)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      for (const url of ['/api/moderation/log', '/api/moderation/log/1'])
        expect([404, 405]).toContain(
          (await site.call({ method, url, as: admin, payload: {} })).status,
        )
  })

  it('says who did what to what, the newest first, and leads there', async () => {
    const post = await insertPost(site.database, author.id, { title: 'Güz ve deniz' })
    const { body: comment } = await site.call({
      method: 'POST',
      url: '/api/comments',
      payload: { post: post.slug, text: 'Yağmuru da unutmayın.' },
      as: author,
    })
    await act(editor, 'postApproved', 'post', post.id)
    await act(editor, 'caseDecided', 'comment', comment.id, {
      decision: 'dismiss',
      waitedMinutes: 150,
    })
    await act(null, 'memberRestored', 'user', author.id)
    await act(admin, 'jobDropped', 'site', null, { queue: 'mail-news' })
    const { body } = await log('?itemsPerPage=4')
    const { body: people } = await site.call({ url: `/api/users/${author.username}` })
    expect(body['hydra:member']).toMatchObject([
      {
        actor: { id: admin.id, username: admin.username },
        action: 'jobDropped',
        target: { type: 'site', id: null, title: null, url: null },
        details: { queue: 'mail-news' },
      },
      {
        actor: null,
        action: 'memberRestored',
        target: {
          type: 'user',
          title: `${people.firstName} ${people.lastName}`,
          url: `/@${author.username}`,
        },
      },
      {
        actor: { id: editor.id, username: editor.username },
        action: 'caseDecided',
        target: {
          type: 'comment',
          title: 'Yağmuru da unutmayın.',
          url: `/yazi/${post.slug}#yorum-${comment.id}`,
        },
        details: { decision: 'dismiss', waitedMinutes: 150 },
      },
      {
        '@type': 'Act',
        action: 'postApproved',
        target: { type: 'post', id: post.id, title: 'Güz ve deniz', url: `/yazi/${post.slug}` },
      },
    ])
    const [newest] = body['hydra:member']
    expect((await site.call({ url: newest['@id'], as: admin })).body).toEqual(newest)
  })

  it('keeps what was done to what is gone, without its name', async () => {
    const gone = await insertPost(site.database, author.id, { isDeleted: true })
    await act(editor, 'postSentBack', 'post', gone.id)
    await act(editor, 'memberSuspended', 'user', 9_999_999)
    const { body } = await log('?itemsPerPage=2')
    for (const { target } of body['hydra:member'])
      expect(target).toMatchObject({ title: null, url: null, id: expect.any(Number) })
    const leaving = await memberAs('editor')
    await act(leaving, 'postApproved', 'tag', null)
    await sql`DELETE FROM users WHERE id = ${leaving.id}`.execute(site.database)
    const { actor } = (await log('?itemsPerPage=1')).body['hydra:member'][0]
    expect(actor).toEqual({ id: leaving.id, username: null, name: null })
  })

  it('shows what one of them did, or one kind of act', async () => {
    const other = await memberAs('editor')
    for (let times = 0; times < 3; times++) await act(other, 'postApproved', 'tag', times)
    await act(other, 'jobRetried', 'site', null)
    const actions = async (query: string) => {
      const { body } = await log(query)
      return body['hydra:member'].map(({ action }: { action: string }) => action)
    }
    const approved = 'postApproved'
    expect(await actions(`?actor=${other.username}`)).toEqual([
      'jobRetried',
      approved,
      approved,
      approved,
    ])
    expect(await actions(`?actor=${other.username}&action=jobRetried`)).toEqual(['jobRetried'])
    expect(new Set(await actions('?action=postApproved'))).toEqual(new Set([approved]))
    const { body } = await log('?actor=kimse.yok')
    expect(body).toMatchObject({ 'hydra:totalItems': 0, 'hydra:member': [] })
  })

  it('is read to its end page by page, each act once, also while more is done', async () => {
    const other = await memberAs('editor')
    for (let number = 1; number <= 7; number++) await act(other, 'postApproved', 'tag', number)
    const seen: number[] = []
    let next: string | undefined = `/api/moderation/log?actor=${other.username}&itemsPerPage=3`
    while (next !== undefined) {
      const { body } = await site.call({ url: next, as: admin })
      seen.push(...body['hydra:member'].map(({ target }: { target: { id: number } }) => target.id))
      next = body['hydra:view']['hydra:next']
      await act(other, 'postApproved', 'tag', 100)
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  it.each([
    ['?action=uydurma', 'action'],
    ['?actor=', 'actor'],
    [`?actor=${'a'.repeat(101)}`, 'actor'],
    ['?page=0', 'page'],
    ['?cursor=x', 'cursor'],
    ['?since=2026', 'since'],
    ['?actor=a&actor=b', 'actor'],
  ])('refuses %s', async (query, name) => {
    const { status, body } = await log(query)
    expect(status).toBe(400)
    expect(body['hydra:description']).toContain(`"${name}"`)
  })

  it.each(['0', '-1', 'x', '999999999'])('has no act %s', async (id) => {
    const { status } = await site.call({ url: `/api/moderation/log/${id}`, as: admin })
    expect(status).toBe(404)
  })
})
