import { slugify } from '../core/turkish/fold.ts'
import { bookmarksOf, applauseOf, commentsOf, trafficOf } from './activity.ts'
import { blocks } from './blocks.ts'
import { approvedCategories, coversFor } from './categories.ts'
import { compose } from './compose.ts'
import { roster as createRoster, WRITTEN_MEMBERS } from './members.ts'
import { dialogues } from './messages.ts'
import { stocks } from './notes/index.ts'
import { coverPath } from './pictures.ts'
import { longReads, manuscripts } from './posts/index.ts'
import { random, type Random } from './random.ts'
import type {
  CategorySlug,
  DemoBookmark,
  DemoApplause,
  DemoComment,
  DemoConversation,
  DemoDailyViews,
  DemoFollow,
  DemoMember,
  DemoPost,
  DemoStatus,
  DemoTag,
  Manuscript,
} from './records.ts'

export interface CommunityOptions {
  /** The moment the community is looked at; nothing but planned posts lies after it. */
  now: Date
  members?: number
  posts?: number
  seed?: string
  /** How many records are handed out at a time. */
  batch?: number
}

/** Everything comes in batches and is made as it is asked for, so memory stays flat at any size. */
export interface Community {
  tags(): DemoTag[]
  members(): Generator<DemoMember[]>
  posts(): Generator<DemoPost[]>
  /** The posts again, each with all that happens around it: a text is made once for everything. */
  livelyPosts(): Generator<LivelyPost[]>
  follows(): Generator<DemoFollow[]>
  conversations(): Generator<DemoConversation[]>
}

export interface LivelyPost {
  post: DemoPost
  comments: DemoComment[]
  applause: DemoApplause[]
  bookmarks: DemoBookmark[]
  dailyViews: DemoDailyViews[]
}

interface DraftedPost {
  post: DemoPost
  manuscript: Manuscript | undefined
  dailyViews: DemoDailyViews[]
}

const MINUTE = 60_000
const DAY = 86_400_000
/** The oldest post, in days before now. */
const POST_DAYS = 425
const MOST_READS = 3000

export function community(options: CommunityOptions): Community {
  const { now, seed = 'hokka', batch = 500 } = options
  // Written posts mention written members, so these are always there.
  const memberCount = Math.max(WRITTEN_MEMBERS, options.members ?? WRITTEN_MEMBERS)
  const postCount = options.posts ?? 120
  const roster = createRoster(seed, memberCount, now)

  // Ids grow with the time of publication, and hand-written posts lie evenly among the newer ones.
  const step = Math.max(1, (0.8 * postCount) / manuscripts.length)
  const handwritten = newestFirst(seed)

  /** A post by its distance from the newest: hand-written, or generated with its own number. */
  function source(fromNewest: number): { manuscript?: Manuscript; index: number } {
    const next = Math.ceil(fromNewest / step)
    const manuscript = Math.floor(next * step) === fromNewest ? handwritten[next] : undefined
    const index = fromNewest - Math.min(next, handwritten.length)
    return { manuscript: manuscript ?? longReads[index], index }
  }

  function postAt(id: number): DraftedPost {
    const fromNewest = postCount - id
    const { manuscript, index } = source(fromNewest)
    const chance = random(seed, 'post', id)
    const text = manuscript
      ? { ...manuscript, categories: [...manuscript.categories], entries: blocks(manuscript.body) }
      : compose(seed, index)

    const daysAgo = POST_DAYS * ((fromNewest + 0.2 + chance.next() * 0.6) / postCount) ** 2
    const released = new Date(now.getTime() - 90 * MINUTE - daysAgo * DAY)
    const createdAt = chance.date(new Date(released.getTime() - 9 * DAY), released, 0.3)
    const isJournal = text.categories.includes('gunce')
    const needsApproval = text.categories.some((slug) => approvedCategories.includes(slug))
    const status = manuscript
      ? (manuscript.status ?? 1)
      : statusOf(chance, isJournal, needsApproval)
    const publishTime = publishTimeOf(chance, status, released)
    const author = manuscript ? roster.idOf(manuscript.author) : undefined
    const authorId =
      author ?? (isJournal ? editor(chance) : writer(chance, createdAt, text.categories))
    const reads = manuscript?.reads ?? Math.min(MOST_READS, 110 / chance.next() ** 0.9)
    const isRead = status === 0 || status === 1
    const traffic = trafficOf(seed, id, released, now, isRead ? reads : 0)
    const post = {
      id,
      slug: slugify(text.title),
      authorId,
      title: text.title,
      excerpt: text.excerpt,
      categories: text.categories,
      tags: text.tags,
      status,
      publishTime,
      createdAt,
      updatedAt: isRead && chance.chance(0.2) ? chance.date(released, now, 3) : released,
      entries: text.entries,
      cover: manuscript ? writtenCover(manuscript) : drawnCover(id, text.categories[0]),
      views: traffic.total,
    }
    return { post, manuscript, dailyViews: isRead ? traffic.days : [] }
  }

  /** About half of the generated posts have one. */
  function drawnCover(id: number, category: CategorySlug | undefined): string | null {
    const chance = random(seed, 'cover', id)
    return category && chance.chance(0.55) ? coverPath(chance.pick(coversFor(category))) : null
  }

  function publishTimeOf(chance: Random, status: DemoStatus, released: Date): Date | null {
    if (status === 5) {
      const day = new Date(now.getTime() + chance.integer(1, 20) * DAY)
      day.setUTCHours(chance.integer(5, 18), chance.pick([0, 15, 30, 45]), 0, 0)
      return day
    }
    return status === 0 || status === 1 ? released : null
  }

  /** Few members write much: the power draws towards those who joined first, interest decides. */
  function writer(chance: Random, by: Date, subjects: readonly CategorySlug[]): number {
    const present = roster.joinedBy(by)
    let found = 1
    for (let draw = 0; draw < 16; draw++) {
      const id = 1 + Math.floor(present * chance.next() ** 1.3)
      if (!roster.isConfirmed(id)) continue
      found = id
      if (roster.at(id).interests.some((slug) => subjects.includes(slug))) break
    }
    return found
  }

  function editor(chance: Random): number {
    const username = chance.weighted([
      ['editor', 4],
      ['admin', 1],
    ] as const)
    return roster.idOf(username) as number
  }

  function* members(): Generator<DemoMember> {
    for (let id = 1; id <= memberCount; id++) yield roster.at(id)
  }

  function* posts(): Generator<DemoPost> {
    for (let id = 1; id <= postCount; id++) yield postAt(id).post
  }

  function* livelyPosts(): Generator<LivelyPost> {
    let nextCommentId = 1
    for (let id = 1; id <= postCount; id++) {
      const { post, manuscript, dailyViews } = postAt(id)
      const comments = commentsOf(seed, roster, post, now, nextCommentId, manuscript)
      nextCommentId += comments.length
      const applause = applauseOf(seed, roster, post, now)
      yield {
        post,
        comments,
        applause,
        bookmarks: bookmarksOf(seed, roster, post, now),
        dailyViews,
      }
    }
  }

  function* follows(): Generator<DemoFollow> {
    for (let followerId = 1; followerId <= memberCount; followerId++) {
      if (!roster.isConfirmed(followerId)) continue
      const chance = random(seed, 'follows', followerId)
      const wanted = Math.min(memberCount - 2, chance.integer(2, 14))
      const chosen = new Set<number>()
      for (let draw = 0; draw < wanted * 2 && chosen.size < wanted; draw++) {
        // The well-known are followed by many.
        const followingId = 1 + Math.floor(memberCount * chance.next() ** 2)
        if (followingId !== followerId) chosen.add(followingId)
      }
      for (const followingId of chosen) {
        const joined = Math.max(
          roster.joinedAt(followerId).getTime(),
          roster.joinedAt(followingId).getTime(),
        )
        yield { followerId, followingId, createdAt: chance.date(new Date(joined), now, 0.5) }
      }
    }
  }

  function* conversations(): Generator<DemoConversation> {
    const total = dialogues.length + Math.floor((memberCount - WRITTEN_MEMBERS) / 10)
    for (let id = 1; id <= total; id++) {
      const conversation = conversationAt(id)
      if (conversation) yield conversation
    }
  }

  /** The written dialogues first, between those who speak in them; later ones borrow their words. */
  function conversationAt(id: number): DemoConversation | undefined {
    const chance = random(seed, 'conversation', id)
    const dialogue = dialogues[(id - 1) % dialogues.length]
    if (!dialogue) return undefined
    const next = WRITTEN_MEMBERS + 1 + (id - dialogues.length - 1) * 10
    const memberIds =
      id <= dialogues.length
        ? dialogue.between.map((name) => roster.idOf(name) ?? 0)
        : dialogue.between.map((_, index) => next + index)
    const isThere = (member: number): boolean =>
      member > 0 && member <= memberCount && roster.isConfirmed(member)
    if (!memberIds.every(isThere)) return undefined
    const joined = Math.max(...memberIds.map((member) => roster.joinedAt(member).getTime()))
    let length = 0
    const offsets = dialogue.lines.map(() => (length += chance.integer(1, 45) * MINUTE))
    const latest = now.getTime() - length
    if (joined > latest) return undefined
    const begin = chance.date(new Date(Math.max(joined, latest - 40 * DAY)), new Date(latest), 0.4)
    const messages = dialogue.lines.map(([speaker, text], index) => ({
      authorId: memberIds['abcd'.indexOf(speaker)] as number,
      text,
      createdAt: new Date(begin.getTime() + (offsets[index] as number)),
    }))
    const { name = null, isRequest = false, unread = 0 } = dialogue
    return { id, memberIds, name, isRequest, messages, unread }
  }

  const inBatches =
    <T>(records: () => Generator<T>) =>
    () =>
      batches(records(), batch)

  return {
    tags,
    members: inBatches(members),
    posts: inBatches(posts),
    livelyPosts: inBatches(livelyPosts),
    follows: inBatches(follows),
    conversations: inBatches(conversations),
  }
}

const writtenCover = ({ cover }: Manuscript): string | null => (cover ? coverPath(cover) : null)

/** From new to old: a few fresh ones, the journal, the most read of the last month, all others. */
function newestFirst(seed: string): Manuscript[] {
  const shuffled = random(seed, 'manuscripts').shuffle(manuscripts)
  const isJournal = ({ categories }: Manuscript) => categories[0] === 'gunce'
  const known = shuffled.filter((manuscript) => manuscript.reads && !isJournal(manuscript))
  const journal = shuffled.filter(isJournal)
  const others = shuffled.filter((manuscript) => !manuscript.reads && !isJournal(manuscript))
  const fresh = others.filter(({ status = 1 }) => status === 1).slice(0, 4)
  return [
    ...fresh,
    ...journal,
    ...known,
    ...others.filter((manuscript) => !fresh.includes(manuscript)),
  ]
}

function statusOf(chance: Random, isJournal: boolean, needsApproval: boolean): DemoStatus {
  if (isJournal) return 1
  return chance.weighted([
    [1, 90],
    [2, 4],
    [0, 2],
    [5, 2],
    [3, needsApproval ? 20 : 0],
  ] as const)
}

/** All tags that any post of any size may carry. */
function tags(): DemoTag[] {
  const names = new Set([
    ...[...manuscripts, ...Object.values(longReads)].flatMap((manuscript) => manuscript.tags),
    ...Object.values(stocks).flatMap((stock) => stock.tags),
  ])
  return [...names].map((name, index) => ({ id: index + 1, name, slug: slugify(name) }))
}

function* batches<T>(records: Generator<T>, size: number): Generator<T[]> {
  let current: T[] = []
  for (const record of records) {
    current.push(record)
    if (current.length === size) {
      yield current
      current = []
    }
  }
  if (current.length > 0) yield current
}
