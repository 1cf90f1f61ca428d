import { hash } from '@node-rs/argon2'
import type { Client } from 'pg'
import { readTimeOf } from '../core/document/text.ts'
import { invalidatingAll } from '../server/cache/channel.ts'
import { fillAnew } from '../server/features/search/search.public.ts'
import type { Storage } from '../server/files/storage.ts'
import { approvedCategories, moreCategories } from './categories.ts'
import { type Community, community, type LivelyPost } from './community.ts'
import * as answers from './load-answers.sql.ts'
import { moderationSql } from './load-moderation.sql.ts'
import { casesSql } from './load-cases.sql.ts'
import { loadPictures, uploadsShownBy } from './load-pictures.ts'
import * as sql from './load.sql.ts'
import { demoPassword } from './password.ts'
import { players } from './players.ts'
import type { DemoConversation, DemoMember, DemoPost } from './records.ts'

export interface DemoSize {
  members: number
  posts: number
}

export const smallCommunity: DemoSize = { members: 20, posts: 120 }

type OnProgress = (done: number, total: number) => void

/** Where a community is put: its rows and its pictures. */
export interface DemoHome {
  owner: Client
  storage: Storage
}

/** Loads a whole community in one transaction, as the database's owner: all of it or nothing. */
export async function loadDemo(
  { owner, storage }: DemoHome,
  size: DemoSize,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const demo = community({ now: new Date(), ...size })
  const passwordHash = await hash(demoPassword)
  await owner.query('BEGIN')
  try {
    await load(
      { owner, storage },
      demo,
      passwordHash,
      counter(size.members + size.posts, onProgress),
    )
    // Triggers wrote events of the stream that are no news.
    await owner.query('TRUNCATE live_events')
    await fillAnew(owner)
    // A site that runs meanwhile has other pages in its caches.
    await owner.query(invalidatingAll)
    await owner.query('COMMIT')
  } catch (error) {
    await owner.query('ROLLBACK')
    throw error
  }
}

function counter(total: number, onProgress: OnProgress): (more: number) => void {
  let done = 0
  return (more) => onProgress((done += more), total)
}

async function load(
  { owner, storage }: DemoHome,
  demo: Community,
  passwordHash: string,
  advance: (more: number) => void,
): Promise<void> {
  await owner.query(sql.pauseCountingSql)
  await owner.query(sql.starterSql)
  await insert(owner, sql.categoriesSql, [...moreCategories])
  await owner.query(sql.approvalSql, [approvedCategories])
  await insert(owner, sql.tagsSql, demo.tags())
  for (const members of demo.members()) {
    await insert(
      owner,
      sql.membersSql,
      members.map((member) => memberRow(member, passwordHash)),
    )
    await insert(owner, sql.socialAccountsSql, members)
    advance(members.length)
  }
  await owner.query(sql.informationsSql)
  await insert(owner, sql.uploadsSql, await loadPictures(storage))
  await insert(owner, sql.embedsSql, [...players])
  for (const follows of demo.follows()) await insert(owner, sql.followsSql, follows)
  for (const lively of demo.livelyPosts()) {
    await loadPosts(owner, lively)
    advance(lively.length)
  }
  for (const talks of demo.conversations()) await loadConversations(owner, talks)
  // What follows is read off the rows, and planned by how many there are.
  await owner.query(sql.analyzeSql)
  await owner.query(answers.listsSql)
  await owner.query(answers.notificationsSql)
  await owner.query(answers.decisionSql)
  await owner.query(moderationSql)
  await owner.query(sql.countersSql)
  for (const statement of casesSql) await owner.query(statement)
  await owner.query(sql.analyzeSql)
}

async function loadPosts(owner: Client, lively: LivelyPost[]): Promise<void> {
  const posts = lively.map(({ post }) => post)
  await insert(owner, sql.postsSql, posts.map(postRow))
  await insert(owner, sql.postTagsSql, tagLinksOf(posts))
  await insert(owner, sql.postUploadsSql, posts.flatMap(uploadsShownBy))
  const all = (kind: Exclude<keyof LivelyPost, 'post'>): object[] =>
    lively.flatMap((each): object[] => each[kind])
  await insert(owner, sql.applauseSql, all('applause'))
  await insert(owner, sql.bookmarksSql, all('bookmarks'))
  await insert(owner, sql.commentsSql, all('comments'))
  await insert(owner, sql.commentLikesSql, all('comments'))
  await insert(owner, sql.dailyViewsSql, all('dailyViews'))
}

async function loadConversations(owner: Client, talks: DemoConversation[]): Promise<void> {
  const messages = talks.flatMap(({ id, messages: said }) =>
    said.map((each) => ({ ...each, messengerId: id })),
  )
  await insert(owner, sql.messengersSql, talks)
  await insert(owner, sql.messagesSql, messages)
  await insert(owner, sql.readsSql, talks)
}

async function insert(owner: Client, statement: string, rows: object[]): Promise<void> {
  await owner.query(statement, [JSON.stringify(rows)])
}

const memberRow = (member: DemoMember, passwordHash: string) => ({
  ...member,
  passwordHash,
  confirmedAt: member.isEmailConfirmed ? member.createdAt : null,
})

/** A post comes into the world when it is published; lists are in that order. */
const bornAt = ({ status, publishTime, createdAt }: DemoPost): Date =>
  publishTime !== null && (status === 0 || status === 1) ? publishTime : createdAt

const postRow = (post: DemoPost) => ({
  ...post,
  createdAt: bornAt(post),
  entriesSort: post.entries.map((entry) => entry.data.key),
  readTime: readTimeOf(post.entries),
})

function tagLinksOf(posts: DemoPost[]): object[] {
  return posts.flatMap((post) =>
    post.tags.map((name, position) => ({
      postId: post.id,
      name,
      position,
      createdAt: bornAt(post),
    })),
  )
}
