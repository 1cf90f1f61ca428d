import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { plainText } from '../core/document/text.ts'
import { STATISTICS_DAYS } from './activity.ts'
import { approvedCategories } from './categories.ts'
import { community, type CommunityOptions } from './community.ts'

const DAY = 86_400_000
const now = new Date('2026-11-15T18:00:00Z')

function load(options: Partial<CommunityOptions> = {}) {
  const made = community({ now, ...options })
  const lively = [...made.livelyPosts()].flat()
  return {
    tags: made.tags(),
    members: [...made.members()].flat(),
    posts: lively.map(({ post }) => post),
    comments: lively.flatMap(({ comments }) => comments),
    applause: lively.flatMap(({ applause }) => applause),
    follows: [...made.follows()].flat(),
    bookmarks: lively.flatMap(({ bookmarks }) => bookmarks),
    conversations: [...made.conversations()].flat(),
    dailyViews: lively.flatMap(({ dailyViews }) => dailyViews),
  }
}

const small = load()
const sizes = [
  ['the demo community', small],
  ['a larger one', load({ members: 300, posts: 1000, seed: 'larger' })],
] as const

describe.each(sizes)('%s', (_, all) => {
  const members = new Map(all.members.map((member) => [member.id, member]))
  const posts = new Map(all.posts.map((post) => [post.id, post]))
  const member = (id: number) => members.get(id) as (typeof all.members)[number]
  const post = (id: number) => posts.get(id) as (typeof all.posts)[number]

  it('has unique slugs, known tags, one or two categories', () => {
    expect(new Set(all.posts.map(({ slug }) => slug)).size).toBe(all.posts.length)
    const tags = new Set(all.tags.map(({ name }) => name))
    for (const { tags: own, categories } of all.posts) {
      expect(own.length).toBeLessThanOrEqual(5)
      expect(new Set(own).size).toBe(own.length)
      for (const tag of own) expect(tags).toContain(tag)
      expect([1, 2]).toContain(categories.length)
    }
    expect(new Set(all.tags.map(({ slug }) => slug)).size).toBe(all.tags.length)
  })

  it('has times that fit the status of a post', () => {
    for (const { status, publishTime, createdAt, updatedAt } of all.posts) {
      expect(updatedAt >= createdAt).toBe(true)
      expect(updatedAt <= now).toBe(true)
      const fits = {
        past: publishTime !== null && publishTime <= now && publishTime >= createdAt,
        future: publishTime !== null && publishTime > now,
        never: publishTime === null,
      }
      const expected = { 0: 'past', 1: 'past', 2: 'never', 3: 'never', 5: 'future' } as const
      expect(fits[expected[status]]).toBe(true)
    }
  })

  it('has authors who had joined, are confirmed, and may write in the category', () => {
    const editors = new Set(['editor', 'admin'])
    for (const { authorId, createdAt, categories } of all.posts) {
      const author = member(authorId)
      expect(author.isEmailConfirmed).toBe(true)
      expect(author.createdAt <= createdAt).toBe(true)
      expect(!categories.includes('gunce') || editors.has(author.role)).toBe(true)
    }
  })

  it('waits for approval only where approval is asked for', () => {
    const asking = new Set(approvedCategories)
    const waiting = all.posts.filter(({ status }) => status === 3)
    expect(waiting.length).toBeGreaterThan(0)
    expect(waiting.every(({ categories }) => categories.some((slug) => asking.has(slug)))).toBe(
      true,
    )
  })

  it('is mostly published, with every other status present', () => {
    const active = all.posts.filter(({ status }) => status === 1)
    expect(active.length / all.posts.length).toBeGreaterThan(0.75)
    expect(new Set(all.posts.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 5]))
    expect(all.posts.filter(({ status, views }) => views > 0 && status > 1)).toEqual([])
  })

  it('applauds 1 to 50 per member and published post, never for oneself', () => {
    const pairs = new Set(all.applause.map(({ postId, memberId }) => `${postId} ${memberId}`))
    expect(pairs.size).toBe(all.applause.length)
    for (const { postId, memberId, count, createdAt } of all.applause) {
      expect(count).toBeGreaterThanOrEqual(1)
      expect(count).toBeLessThanOrEqual(50)
      expect(memberId).not.toBe(post(postId).authorId)
      expect(member(memberId).isEmailConfirmed).toBe(true)
      expect(member(memberId).createdAt <= createdAt).toBe(true)
      expect(post(postId).status).toBe(1)
      expect(createdAt > (post(postId).publishTime as Date) && createdAt <= now).toBe(true)
    }
  })

  it('comments on published posts after publication, replies one level deep', () => {
    const comments = new Map(all.comments.map((comment) => [comment.id, comment]))
    expect(comments.size).toBe(all.comments.length)
    for (const { id, postId, authorId, parentId, likedBy, createdAt } of all.comments) {
      expect(post(postId).status).toBe(1)
      expect(createdAt > (post(postId).publishTime as Date) && createdAt <= now).toBe(true)
      expect(member(authorId).isEmailConfirmed).toBe(true)
      expect(member(authorId).createdAt <= createdAt).toBe(true)
      expect(likedBy).not.toContain(authorId)
      expect(new Set(likedBy).size).toBe(likedBy.length)
      if (parentId === null) continue
      const parent = comments.get(parentId)
      expect(parentId).toBeLessThan(id)
      expect(parent).toMatchObject({ postId, parentId: null })
      expect(parent && parent.createdAt <= createdAt).toBe(true)
    }
  })

  it('follows others only, once each, after both joined', () => {
    const pairs = new Set(all.follows.map((one) => `${one.followerId} ${one.followingId}`))
    expect(pairs.size).toBe(all.follows.length)
    for (const { followerId, followingId, createdAt } of all.follows) {
      expect(followerId).not.toBe(followingId)
      expect(member(followerId).isEmailConfirmed).toBe(true)
      expect(member(followerId).createdAt <= createdAt).toBe(true)
      expect(member(followingId).createdAt <= createdAt).toBe(true)
      expect(createdAt <= now).toBe(true)
    }
  })

  it('bookmarks published posts once', () => {
    const pairs = new Set(all.bookmarks.map(({ postId, memberId }) => `${postId} ${memberId}`))
    expect(pairs.size).toBe(all.bookmarks.length)
    for (const { postId } of all.bookmarks) expect(post(postId).status).toBe(1)
  })

  it('talks in turn and never in the future', () => {
    for (const { memberIds, messages, unread, isRequest } of all.conversations) {
      expect(new Set(memberIds).size).toBe(memberIds.length)
      expect(unread).toBeLessThan(messages.length + Number(isRequest))
      let last = new Date(0)
      for (const { authorId, createdAt } of messages) {
        expect(memberIds).toContain(authorId)
        expect(createdAt > last && createdAt <= now).toBe(true)
        expect(createdAt >= member(authorId).createdAt).toBe(true)
        last = createdAt
      }
    }
  })

  it('has daily reads within the window that never exceed the total', () => {
    const first = new Date(now.getTime() - STATISTICS_DAYS * DAY).toISOString().slice(0, 10)
    const sums = new Map<number, number>()
    for (const { postId, date, views } of all.dailyViews) {
      expect(views).toBeGreaterThan(0)
      expect(date > first && date <= '2026-11-15').toBe(true)
      sums.set(postId, (sums.get(postId) ?? 0) + views)
    }
    for (const [id, sum] of sums) expect(sum).toBeLessThanOrEqual(post(id).views)
    expect(new Set(all.dailyViews.map(({ date }) => date)).size).toBe(STATISTICS_DAYS)
  })

  it('gives a few posts most of the reads', () => {
    const views = all.posts.map(({ views }) => views).toSorted((one, two) => two - one)
    const total = views.reduce((sum, count) => sum + count, 0)
    const top = views.slice(0, Math.ceil(views.length / 10)).reduce((sum, count) => sum + count, 0)
    expect(top / total).toBeGreaterThan(0.35)
  })
})

describe('community', () => {
  it('is the same for the same seed and another for another', () => {
    expect(load()).toEqual(small)
    expect(load({ seed: 'other' }).posts).not.toEqual(small.posts)
  })

  it('hands out the same records in batches of any size, with or without their activity', () => {
    const batches = [...community({ now, batch: 7 }).posts()]
    expect(batches.every(({ length }) => length <= 7)).toBe(true)
    expect(batches.flat()).toEqual(small.posts)
  })

  it('has 120 posts with 120 titles and every hand-written block', () => {
    expect(small.posts.length).toBe(120)
    expect(new Set(small.posts.map(({ title }) => title)).size).toBe(120)
    expect(
      small.posts.filter(({ title }) => / bir \S+ (notu|mektubu|yazısı)$/.test(title)),
    ).toEqual([])
    const types = new Set(small.posts.flatMap(({ entries }) => entries.map(({ type }) => type)))
    expect(types.size).toBe(12)
  })

  it('repeats no sentence in more than three of the 120 posts', () => {
    const uses = new Map<string, number>()
    for (const { entries } of small.posts) {
      const text = entries.map((entry) => plainText([entry])).join('\n')
      const sentences = new Set(text.split(/(?<=[.?!])\s|\n/).filter(({ length }) => length > 25))
      for (const sentence of sentences) uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    }
    expect([...uses].filter(([, count]) => count > 3)).toEqual([])
  })

  it('has posts of every status by Elif, and unread messages', () => {
    const elif = small.members.find(({ username }) => username === 'elif')
    const own = small.posts.filter(({ authorId }) => authorId === elif?.id)
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 5]))
    const talks = small.conversations.filter(({ memberIds }) => memberIds.includes(elif?.id ?? 0))
    expect(talks.length).toBeGreaterThanOrEqual(3)
    expect(talks.some(({ unread }) => unread > 0)).toBe(true)
  })

  it('shows pictures in each size, all with a text for those who do not see them', () => {
    const entries = small.posts.flatMap((post) => post.entries)
    const images = entries.filter(({ type }) => type === 'image')
    const sizes = images.map(({ data }) => ('size' in data ? data.size : 'normal'))
    for (const size of ['small', 'normal', 'wide'])
      expect(sizes.filter((each) => each === size).length, size).toBeGreaterThanOrEqual(3)
    const galleries = entries.flatMap((entry) => (entry.type === 'gallery' ? [entry.data] : []))
    expect(galleries.length).toBeGreaterThanOrEqual(3)
    for (const picture of [
      ...images.map(({ data }) => data),
      ...galleries.flatMap((each) => each.images),
    ])
      expect(picture).toMatchObject({
        alt: expect.stringMatching(/^\p{Lu}.{20,}\.$/u),
        caption: expect.stringMatching(/\p{L}{3}/u),
        placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      })
  })

  it('has covers on many posts and tiles on the others, faces of most members', () => {
    const covered = small.posts.filter(({ cover }) => cover !== null).length
    expect(covered / small.posts.length).toBeGreaterThan(0.3)
    expect(covered / small.posts.length).toBeLessThan(0.7)
    const faces = small.members.filter(({ picture }) => picture !== null).length
    expect(faces).toBeGreaterThan(small.members.length / 2)
    expect(faces).toBeLessThan(small.members.length)
  })

  it('talks at length below one post: some thirty remarks, in the order they were made', () => {
    const post = small.posts.find(({ slug }) => slug.startsWith('bir-esnaf-lokantasinin'))
    const thread = small.comments.filter(({ postId }) => postId === post?.id)
    expect(thread.length).toBeGreaterThanOrEqual(28)
    expect(thread.length).toBeLessThanOrEqual(34)
    const roots = thread.filter(({ parentId }) => parentId === null)
    const replies = roots.map(({ id }) => thread.filter(({ parentId }) => parentId === id).length)
    expect(Math.max(...replies)).toBeGreaterThanOrEqual(5)
    expect(roots[0]?.text).toMatch(/^Vefa Bey/)
    expect(new Set(thread.map(({ text }) => text)).size).toBe(thread.length)
  })

  it('grows to 100,000 posts under flat memory, with unique slugs', async () => {
    // The slugs are some 20 MB; the posts themselves would be more than a gigabyte.
    const worker = new Worker(new URL('large-community.fixture.ts', import.meta.url), {
      workerData: now,
      resourceLimits: { maxOldGenerationSizeMb: 200 },
    })
    expect(await once(worker, 'message')).toEqual([100_000])
  })
})
