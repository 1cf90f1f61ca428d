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
