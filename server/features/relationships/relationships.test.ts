import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  const [elif, umut, can] = [
    await site.member({ username: 'elif' }),
    await site.member({ username: 'umut' }),
    await site.member({ username: 'can_o' }),
  ]
  for (const follower of [umut, can])
    await sql`INSERT INTO user_relationships (follower_id, following_id) VALUES (${follower.id}, ${elif.id})`.execute(
      site.database,
    )
  await sql`UPDATE users SET follower_count = 2 WHERE id = ${elif.id}`.execute(site.database)
})

describe('GET /user_relationships', () => {
  it('lists followers, newest first, 20 a page', async () => {
    const { status, body } = await site.call({
      url: '/api/user_relationships?following.username=elif',
    })
    expect(status).toBe(200)
    expect(body['hydra:totalItems']).toBe(2)
    expect(
      body['hydra:member'].map(
        (each: { follower: { username: string } }) => each.follower.username,
      ),
    ).toEqual(['can_o', 'umut'])
    expect(body['hydra:member'][0]).toMatchObject({
      '@type': 'UserRelationship',
      following: { username: 'elif' },
    })
    expect(body['hydra:view']['@id']).toContain('itemsPerPage=20')
  })

  it('lists whom a member follows', async () => {
    const { body } = await site.call({ url: '/api/user_relationships?follower.username=umut' })
    expect(
      body['hydra:member'].map(
        (each: { following: { username: string } }) => each.following.username,
      ),
    ).toEqual(['elif'])
  })

  it('is empty for nobody, and refuses a question that names no side or both', async () => {
    const { body } = await site.call({ url: '/api/user_relationships?follower.username=kimse' })
    expect(body).toMatchObject({ 'hydra:totalItems': 0, 'hydra:member': [] })
    expect((await site.call({ url: '/api/user_relationships' })).status).toBe(400)
    expect(
      (await site.call({ url: '/api/user_relationships?follower.username=a&following.username=b' }))
        .status,
    ).toBe(400)
  })
})
