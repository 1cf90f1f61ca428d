import { describe, expect, it } from 'vitest'
import { suspendMember } from '../moderation/moderation.public.ts'
import {
  act,
  admin,
  appeal,
  caseOf,
  decide,
  decided,
  editor,
  good,
  newPost,
  prepare,
  read,
  settle,
  signInAgain,
  site,
} from './cases.fixture.ts'

prepare()

describe('a suspension that is overturned', () => {
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
    const first = await caseOf('user', member.id)
    const second = await caseOf('post', (await newPost('Söz', member)).id)
    const third = await caseOf('post', (await newPost('Söz', member)).id)
    const present = async () => {
      const as = await signInAgain(member)
      return (await read(as, '/account/suspension')).body.suspension
    }
    await decided(first, 'suspend', { until: days(7) })
    await decided(second, 'suspend', { until: null, hidePosts: true })
    // A third case shortens nothing, and nobody is told that it did.
    const shorter = await decide(third, 'suspend', { until: days(1) })
    expect(shorter.status).toBe(422)
    expect(shorter.body.violations).toEqual([
      {
        propertyPath: 'until',
        message: 'Bu üye zaten süresiz askıda; başka bir karar verin.',
      },
    ])
    expect(await present()).toMatchObject({ until: null, hidePosts: true })
    const { body } = await appeal(second, await signInAgain(member))
    await settle(body.id, 'overturn')
    const left = await present()
    expect(Date.parse(left.until)).toBeGreaterThan(Date.parse(days(6)))
    // What was decided to be wrong hides nothing any more.
    expect(left.hidePosts).toBe(false)
    const { body: last } = await appeal(first, await signInAgain(member))
    await settle(last.id, 'overturn')
    expect(await present()).toBeNull()
  })

  it('of a longer suspension signs nobody out, and the log says who did what', async () => {
    const member = await site.member()
    const first = await caseOf('user', member.id)
    const post = await newPost('Söz', member)
    await decided(first, 'suspend', { until: days(3) })
    const longer = await caseOf('post', post.id)
    await decided(longer, 'suspend', { until: days(10), hidePosts: true })
    const back = await signInAgain(member)
    const { body } = await appeal(longer, back)
    expect((await settle(body.id, 'overturn')).status).toBe(200)
    expect((await read(back, '/account/suspension')).body.suspension.hidePosts).toBe(false)
    expect((await read(null, `/posts/${post.slug}`)).status).toBe(200)
    const { decisions } = (await read(editor, `/moderation/users/${member.username}`)).body
    expect(decisions.map(({ action, reason }: Record<string, string>) => [action, reason])).toEqual(
      [
        ['memberSuspended', good.reason],
        ['memberSuspended', good.reason],
      ],
    )
  })

  it('of a shorter one that hid posts shows them again, and the longer one goes on', async () => {
    const member = await site.member()
    const [hiding, post] = [await caseOf('user', member.id), await newPost('Söz', member)]
    const other = await caseOf('post', (await newPost('Başka söz', member)).id)
    await decided(hiding, 'suspend', { until: days(3), hidePosts: true })
    await decided(other, 'suspend', { until: days(10) })
    expect((await read(null, `/posts/${post.slug}`)).status).toBe(404)
    const back = await signInAgain(member)
    const { body } = await appeal(hiding, back)
    await settle(body.id, 'overturn')
    expect((await read(null, `/posts/${post.slug}`)).status).toBe(200)
    const { suspension } = (await read(back, '/account/suspension')).body
    expect(Date.parse(suspension.until)).toBeGreaterThan(Date.parse(days(9)))
  })
})
