import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { insertPost } from '../../../tests/support/posts.ts'
import {
  act,
  author,
  caseOf,
  decide,
  decided,
  editor,
  prepare,
  read,
  site,
} from './cases.fixture.ts'

prepare()

it('what is read aloud and what cards say is kept with a case', async () => {
  const src = `/uploads/${'0'.repeat(32)}_40x30/40.webp`
  const entries = [
    { type: 'image', data: { key: 'a', src, alt: 'Bir dağ', caption: '', width: 40, height: 30 } },
    {
      type: 'link',
      data: { key: 'b', url: 'https://sayfa.example/', meta: { title: 'Bir sayfa' } },
    },
  ]
  const post = await insertPost(site.database, author.id, { entries, category: 'deneme' })
  const { body } = await read(editor, `/moderation/cases/${await caseOf('post', post.id)}`)
  expect(body.snapshot.text).toBe('Kısa bir giriş.\n\nBir dağ\nBir sayfa\n\nhttps://sayfa.example/')
})

it('of a member all that others read is kept, and nothing that is private', async () => {
  const member = await site.member({ username: 'listeci' })
  const post = await insertPost(site.database, author.id)
  for (const [name, isPublic] of [
    ['Herkese', true],
    ['Kendime', false],
  ] as const) {
    const { body: list } = await act(member, 'POST', '/custom_lists', { name, isPublic })
    const { body: bookmark } = await act(member, 'POST', '/bookmarks', {
      post: post.slug,
      list: String(list.id),
    })
    const note = { note: `${name} not` }
    await act(member, 'PUT', `/custom_lists/${list.id}/bookmarks/${bookmark.id}`, note)
  }
  await sql`INSERT INTO social_accounts (user_id, platform, handle, url)
    VALUES (${member.id}, 'GitHub', 'listeci', 'https://github.com/listeci')`.execute(site.database)
  expect((await act(member, 'PUT', '/users/listeci', { biography: 'Okur.' })).status).toBe(200)
  const id = await caseOf('user', member.username)
  const { body } = await read(editor, `/moderation/cases/${id}`)
  expect(body.snapshot.text.split('\n')).toEqual([
    '@listeci',
    'Okur.',
    'https://github.com/listeci',
    'Herkese',
    'Herkese not',
  ])
})

const leadingTo = (href: string, player: string) => [
  {
    type: 'paragraph',
    data: {
      key: 'a',
      content: [{ type: 'text', text: 'Buraya', marks: [{ type: 'link', attrs: { href } }] }],
    },
  },
  { type: 'embed', data: { key: 'b', url: player, embed: null } },
]

it('other addresses below the same words are another text', async () => {
  const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
  const first = leadingTo('https://iyi.example/', video)
  const post = await insertPost(site.database, author.id, { entries: first, category: 'deneme' })
  const id = await caseOf('post', post.id)
  const { body: seen } = await read(editor, `/moderation/cases/${id}`)
  expect(seen.snapshot.text).toBe(`Kısa bir giriş.\n\nBuraya\n\nhttps://iyi.example/\n${video}`)
  const rewrite = async (entries: object[]) =>
    expect((await act(author, 'PUT', `/posts/${post.id}`, { entries })).status).toBe(200)
  await rewrite(leadingTo('https://kotu.example/', video))
  expect((await read(editor, `/moderation/cases/${id}`)).body.isChanged).toBe(true)
  expect((await decide(id, 'dismiss', { fingerprint: seen.fingerprint })).status).toBe(409)
  await decided(id, 'dismiss')
  // A crowd does not bring it back, another address does.
  expect(await caseOf('post', post.id, await site.member())).toBe(id)
  await rewrite(leadingTo('https://kotu.example/baska', video))
  expect(await caseOf('post', post.id)).not.toBe(id)
})
