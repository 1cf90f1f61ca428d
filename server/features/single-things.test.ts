import { beforeAll, describe, expect, it } from 'vitest'
import { type FilledSite, filledSite } from '../../tests/support/filled-site.ts'
import type { Member } from '../../tests/support/members.ts'

/** What stands in a list can also be asked for by itself, by whoever may see it there. */
let filled: FilledSite
beforeAll(async () => {
  filled = await filledSite()
})

const read = (url: string, as?: Member) => filled.site.call({ url, ...(as && { as }) })

/** The same thing as in its list, for its owner alone. */
function isOwn(list: string): void {
  it('gives the thing as its list does', async () => {
    const { body } = await read(list, filled.author)
    for (const item of body['hydra:member']) {
      const single = await read(item['@id'], filled.author)
      expect([single.status, single.body]).toEqual([200, item])
    }
    expect(body['hydra:member']).not.toEqual([])
  })

  it('knows it for nobody else', async () => {
    const { body } = await read(list, filled.author)
    const address = body['hydra:member'][0]['@id']
    expect((await read(address)).status).toBe(401)
    expect((await read(address, filled.reader)).status).toBe(404)
  })

  isNothingElse(list)
}

function isNothingElse(list: string): void {
  it('finds nothing by another name', async () => {
    for (const name of ['999999', '0', 'yok', '-1', '99999999999999999999'])
      expect((await read(`${list.split('?')[0]}/${name}`, filled.author)).status).toBe(404)
  })
}

describe('GET /sessions/{id}', () => {
  isOwn('/api/sessions')
})
describe('GET /bookmarks/{id}', () => {
  isOwn('/api/bookmarks')
})
describe('GET /push_subscriptions/{id}', () => {
  isOwn('/api/push_subscriptions')
})
describe('GET /blocks/{username}', () => {
  isOwn('/api/blocks')
})
describe('GET /mutes/{username}', () => {
  isOwn('/api/mutes')
})
describe('GET /notifications/{id}', () => {
  isOwn('/api/notifications')
})
describe('GET /deleted_posts/{id}', () => {
  isOwn('/api/deleted_posts')
})

describe('GET /decisions/{id}', () => {
  isOwn('/api/decisions')
})

describe('GET /user_relationships/{id}', () => {
  const list = '/api/user_relationships?follower.username=yazar'
  it('gives a follow to everybody, as its list does', async () => {
    const [item] = (await read(list)).body['hydra:member']
    const { status, body } = await read(item['@id'])
    expect([status, body]).toEqual([200, item])
  })

  isNothingElse(list)

  it('has a list whose own address names its member', async () => {
    const { body } = await read(list)
    expect(body['@id']).toBe(list)
  })
})

describe('GET /applauses/{id}', () => {
  it('gives the applause of a member to everybody, as its list does', async () => {
    const posts = await read('/api/posts?userApplauses.user.username=yazar')
    const { slug } = posts.body['hydra:member'][0]
    const [item] = (await read(`/api/applauses/post/${slug}`)).body['hydra:member']
    const { status, body } = await read(item['@id'])
    expect([status, body]).toEqual([200, item])
  })

  isNothingElse('/api/applauses')
})

describe('GET /custom_lists/{id}', () => {
  it('gives a public list to everybody, as it stands at its owner', async () => {
    const { body: whole } = await read('/api/users/yazar/lists/guz')
    const { status, body } = await read(whole['@id'])
    expect([status, body]).toEqual([200, whole])
  })

  it('gives a private one to its owner alone', async () => {
    const { body: list } = await filled.site.call({
      method: 'POST',
      url: '/api/custom_lists',
      payload: { name: 'Gizli' },
      as: filled.author,
    })
    expect((await read(list['@id'], filled.author)).body.name).toBe('Gizli')
    expect((await read(list['@id'])).status).toBe(404)
    expect((await read(list['@id'], filled.reader)).status).toBe(404)
  })

  isNothingElse('/api/custom_lists')
})

/** The answer of the call that made it is what is found at its address. */
function isWhatWasMade(type: string): void {
  it('gives it to whoever made it, and to nobody else', async () => {
    const made = filled.answers.find(({ body }) => body?.['@type'] === type)!.body
    const { status, body } = await read(made['@id'], filled.author)
    expect([status, body]).toEqual([200, made])
    expect((await read(made['@id'])).status).toBe(401)
    expect((await read(made['@id'], filled.reader)).status).toBe(404)
  })
}

describe('GET /comment_likes/{id}', () => {
  isWhatWasMade('CommentLike')
  isNothingElse('/api/comment_likes')
})

describe('GET /reports/{id}', () => {
  isWhatWasMade('Report')
  isNothingElse('/api/reports')
})

describe('GET /embeds/{id}', () => {
  it('gives the player to members who may write', async () => {
    const { status, body } = await read('/api/embeds/1', filled.author)
    expect([status, body['@type'], body.provider]).toEqual([200, 'Embed', 'YouTube'])
    expect((await read('/api/embeds/1')).status).toBe(401)
  })

  isNothingElse('/api/embeds')
})

describe('GET /user_informations/{id}', () => {
  it('gives a member their own preferences', async () => {
    const { userInformation } = (await read('/api/users/current', filled.author)).body
    const { status, body } = await read(userInformation['@id'], filled.author)
    expect([status, body]).toEqual([200, userInformation])
    expect((await read(userInformation['@id'], filled.reader)).status).toBe(404)
    expect((await read(userInformation['@id'])).status).toBe(401)
  })

  isNothingElse('/api/user_informations')
})

describe('the comments of a post that is not public', () => {
  it('are there for whoever may see the post', async () => {
    const drafts = await read('/api/users/yazar/posts?status=2', filled.author)
    const [draft] = drafts.body['hydra:member']
    expect((await read(`${draft['@id']}/comments`, filled.author)).status).toBe(200)
    expect((await read(`${draft['@id']}/comments`, filled.reader)).status).toBe(404)
    expect((await read(`${draft['@id']}/comments`)).status).toBe(404)
  })
})
