import type { AddressInfo } from 'node:net'
import { type Api, parseHydraDocumentation } from '@api-platform/api-doc-parser'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { configureSite, site as siteNames } from '../../../core/site.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let api: Api
beforeAll(async () => {
  site = await testSite()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  configureSite({ ...siteNames, url: `http://127.0.0.1:${port}` })
  const complaints = vi.spyOn(console, 'error')
  api = (await parseHydraDocumentation(`http://127.0.0.1:${port}/api`)).api
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

/** What API Platform's client must find: the fields are those of the contract's shapes. */
const expected: Record<string, { kinds: string[]; fields: string }> = {
  users: {
    kinds: ['list', 'show'],
    fields:
      'id username firstName lastName picture biography socialAccounts followerCount followingCount postCount commentCount createdAt',
  },
  posts: {
    kinds: ['list', 'create', 'show', 'edit', 'delete'],
    fields:
      'id slug title excerpt cover category categories tags status publishTime createdAt updatedAt views likes commentCount readTime user bookmark userApplauses canonical content entries entriesSort tableOfContents comments version',
  },
  comments: {
    kinds: ['create', 'show', 'edit', 'delete'],
    fields:
      'id text status post user parent likeCount replyCount replies likes createdAt updatedAt',
  },
  comment_likes: { kinds: ['create', 'delete'], fields: 'id likeComment likeUser' },
  tags: { kinds: ['list', 'show'], fields: 'id slug name postCount' },
  categories: { kinds: ['list', 'show'], fields: 'id slug name description postCount' },
  bookmarks: { kinds: ['list', 'create', 'delete'], fields: 'id post createdAt' },
  custom_lists: {
    kinds: ['list', 'create', 'edit', 'delete'],
    fields: 'id slug name isPublic postCount posts',
  },
  notifications: {
    kinds: ['list', 'edit'],
    fields: 'id type isSeen actor actorCount target text createdAt',
  },
  user_relationships: { kinds: ['list', 'create'], fields: 'id follower following' },
  blocks: { kinds: ['list', 'create', 'delete'], fields: 'id user createdAt' },
  mutes: { kinds: ['list', 'create', 'delete'], fields: 'id user createdAt' },
  sessions: { kinds: ['list', 'delete'], fields: 'id device isCurrent createdAt lastSeenAt' },
  reports: { kinds: ['create'], fields: 'id status createdAt' },
  embeds: { kinds: ['create'], fields: 'id provider url html title thumbnail' },
}

describe('the public Hydra client', () => {
  it.each(Object.entries(expected))('finds %s', (name, { kinds, fields }) => {
    const resource = api.resources!.find((each) => each.name === name)!
    expect(resource.operations!.map(({ type }) => type)).toEqual(expect.arrayContaining(kinds))
    const found = new Set(resource.readableFields!.map((field) => field.name))
    expect(fields.split(' ').filter((field) => !found.has(field))).toEqual([])
  })

  it('finds each resource once, at an address that is served', async () => {
    const names = api.resources!.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    for (const { url, operations } of api.resources!) {
      const { status } = await site.call({ url: new URL(url).pathname })
      const isListed = operations!.some(({ type }) => type === 'list')
      expect([url, isListed ? [200, 400, 401] : [405]]).toEqual([
        url,
        expect.arrayContaining([status]),
      ])
    }
  })

  it('follows fields to the resources they hold', () => {
    const held = (name: string, field: string) =>
      api
        .resources!.find((each) => each.name === name)!
        .fields!.find((each) => each.name === field)!.embedded?.name
    expect(held('posts', 'user')).toBe('users')
    expect(held('posts', 'tags')).toBe('tags')
    expect(held('comments', 'user')).toBe('users')
    expect(held('bookmarks', 'post')).toBe('posts')
  })
})
