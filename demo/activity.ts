import { commentsFor, replies, thanks } from './comments.ts'
import type { Roster } from './members.ts'
import { random, type Random } from './random.ts'
import type {
  DemoBookmark,
  DemoApplause,
  DemoComment,
  DemoDailyViews,
  DemoPost,
  Manuscript,
  Remark,
} from './records.ts'

const DAY = 86_400_000
const MINUTE = 60_000
/** Days of statistics that exist one by one; older reads are only in the total. */
export const STATISTICS_DAYS = 60

/** A crowd no larger than this gathers at one post, however large the community. */
const CROWD = 400
const MOST_COMMENTS = 36

/** Members other than the post's author who were there at the time and may take part. */
function crowd(chance: Random, roster: Roster, post: DemoPost, wanted: number): number[] {
  const published = post.publishTime as Date
  const present = roster.joinedBy(published)
  const size = Math.min(wanted, CROWD, present)
  const isWelcome = (id: number) => id !== post.authorId && roster.isConfirmed(id)
  if (size > present / 3) {
    const everyone = Array.from({ length: present }, (_, index) => index + 1)
    return chance.shuffle(everyone).filter(isWelcome).slice(0, size)
  }
  const chosen = new Set<number>()
  for (let draw = 0; draw < size * 2 && chosen.size < size; draw++) {
    const id = chance.integer(1, present)
    if (isWelcome(id)) chosen.add(id)
  }
  return [...chosen]
}

/** Interest is highest at first and thins out: the bias draws moments towards publication. */
function moment(chance: Random, post: DemoPost, now: Date): Date {
  const from = new Date((post.publishTime as Date).getTime() + MINUTE)
  return from < now ? chance.date(from, now, 3) : now
}

function isPublic(post: DemoPost, now: Date): boolean {
  return post.status === 1 && post.publishTime !== null && post.publishTime < now
}

export function applauseOf(
  seed: string,
  roster: Roster,
  post: DemoPost,
  now: Date,
): DemoApplause[] {
  if (!isPublic(post, now)) return []
  const chance = random(seed, 'claps', post.id)
  const wanted = Math.round(post.views * (0.005 + chance.next() * 0.025))
  return crowd(chance, roster, post, wanted).map((memberId) => {
    const [least, most] = chance.weighted([
      [[1, 5], 5],
      [[6, 20], 4],
      [[21, 49], 2],
      [[50, 50], 1],
    ] as const)
    const createdAt = moment(chance, post, now)
    return { postId: post.id, memberId, count: chance.integer(least, most), createdAt }
  })
}

export function bookmarksOf(
  seed: string,
  roster: Roster,
  post: DemoPost,
  now: Date,
): DemoBookmark[] {
  if (!isPublic(post, now)) return []
  const chance = random(seed, 'bookmarks', post.id)
  const wanted = Math.round(post.views ** 0.5 * chance.next() * 0.15)
  return crowd(chance, roster, post, wanted).map((memberId) => ({
    postId: post.id,
    memberId,
    createdAt: moment(chance, post, now),
  }))
}

interface CommentDraft {
  parent: CommentDraft | null
  authorId: number
  text: string
  createdAt: Date
}

/** The comments of one post, oldest first; `firstId` is the id of the first of them. */
export function commentsOf(
  seed: string,
  roster: Roster,
  post: DemoPost,
  now: Date,
  firstId: number,
  manuscript?: Manuscript,
): DemoComment[] {
  if (!isPublic(post, now)) return []
  const chance = random(seed, 'comments', post.id)
  const own = manuscript?.comments ?? []
  const wanted = Math.min(
    MOST_COMMENTS,
    Math.max(own.length, Math.floor(post.views ** 0.45 * chance.next() * 0.4)),
  )
  const texts = [...own, ...chance.shuffle(commentsFor(post.categories[0]))].slice(0, wanted)
  const writers = crowd(chance, roster, post, Math.max(3, wanted))
  if (writers.length === 0) return []

  // Threads are drawn first and then put in order of time, since ids must grow with time.
  const drafts = manuscript?.thread
    ? writtenThread(chance, roster, post, now, manuscript.thread)
    : drawnThreads(chance, post, now, texts, writers)
  // Sorting is stable, and a reply is never older than its root: the root keeps the smaller id.
  drafts.sort((one, two) => one.createdAt.getTime() - two.createdAt.getTime())
  const ids = new Map(drafts.map((draft, index) => [draft, firstId + index]))
  return drafts.map((draft) => ({
    id: ids.get(draft) as number,
    postId: post.id,
    authorId: draft.authorId,
    parentId: draft.parent ? (ids.get(draft.parent) as number) : null,
    text: draft.text,
    likedBy: writers.filter((id) => id !== draft.authorId && chance.chance(0.15)),
    createdAt: draft.createdAt,
  }))
}

/** Each text opens a thread, some of which its author or another member answers. */
function drawnThreads(
  chance: Random,
  post: DemoPost,
  now: Date,
  texts: readonly string[],
  writers: readonly number[],
): CommentDraft[] {
  const drafts: CommentDraft[] = []
  for (const text of texts) {
    const root: CommentDraft = {
      parent: null,
      authorId: chance.pick(writers),
      text,
      createdAt: moment(chance, post, now),
    }
    drafts.push(root)
    const answer = (authorId: number, stock: readonly string[]) =>
      drafts.push({
        parent: root,
        authorId,
        text: chance.pick(stock),
        createdAt: new Date(
          Math.min(now.getTime(), root.createdAt.getTime() + chance.integer(3, 600) * MINUTE),
        ),
      })
    if (chance.chance(0.3)) answer(post.authorId, thanks)
    const other = chance.pick(writers)
    if (chance.chance(0.2) && other !== root.authorId) answer(other, replies)
  }
  return drafts
}

/** A conversation as it was written: everything that is said comes after what stands before it. */
function writtenThread(
  chance: Random,
  roster: Roster,
  post: DemoPost,
  now: Date,
  remarks: readonly Remark[],
): CommentDraft[] {
  const drafts: CommentDraft[] = []
  const said = remarks.flatMap((remark) => [remark, ...(remark.replies ?? [])]).length
  const begin = (post.publishTime as Date).getTime() + 20 * MINUTE
  const step = Math.min(50 * MINUTE, (now.getTime() - begin) / (said + 1))
  const say = ({ author, text }: Remark, parent: CommentDraft | null): CommentDraft => {
    const time = begin + (drafts.length + chance.next() * 0.9) * step
    const authorId = roster.idOf(author) as number
    const draft = { parent, authorId, text, createdAt: new Date(time) }
    drafts.push(draft)
    return draft
  }
  for (const remark of remarks) {
    const root = say(remark, null)
    for (const reply of remark.replies ?? []) say(reply, root)
  }
  return drafts
}

/** Share of all reads that fall on a day so many days after publication, before scaling. */
const share = (age: number): number => (1 + age) ** -1.15

const MOST_DAYS = 500
const sums: number[] = [0]
for (let age = 0; age < MOST_DAYS; age++) sums.push((sums[age] as number) + share(age))
const sumUpTo = (days: number): number => sums[Math.min(days, MOST_DAYS)] as number

export interface Traffic {
  total: number
  days: DemoDailyViews[]
}

/** Reads of a post: `reads` is how many it is worth, which its days then scatter around. */
export function trafficOf(
  seed: string,
  id: number,
  published: Date,
  now: Date,
  reads: number,
): Traffic {
  const chance = random(seed, 'traffic', id)
  const today = Math.floor(now.getTime() / DAY)
  const age = today - Math.floor(published.getTime() / DAY)
  // What is new has not had its readers yet.
  const scale = reads / sumUpTo(Math.max(14, age + 1))
  const firstListed = Math.max(0, age - STATISTICS_DAYS + 1)
  const days: DemoDailyViews[] = []
  let total = Math.round(scale * sumUpTo(firstListed))
  for (let day = firstListed; day <= age; day++) {
    const expected = scale * share(day) * (0.6 + chance.next() * 0.8)
    // Rounding by chance keeps the rare reads of quiet posts.
    const views = Math.floor(expected + chance.next())
    if (views === 0) continue
    total += views
    const date = new Date((today - age + day) * DAY).toISOString().slice(0, 10)
    days.push({ postId: id, date, views })
  }
  return { total, days }
}
