import { hash } from '@node-rs/argon2'
import type { Client } from 'pg'
import { readTimeOf } from '../core/document/text.ts'
import { type Community, community } from './community.ts'
import * as sql from './load.sql.ts'
import type { DemoMember, DemoPost } from './records.ts'

/** Every demo account opens with it; a real site never has one. */
export const demoPassword = 'bir hokka mürekkep'

export interface DemoSize {
  members: number
  posts: number
}

export const smallCommunity: DemoSize = { members: 20, posts: 120 }

type OnProgress = (done: number, total: number) => void

/** Loads a whole community in one transaction, as the database's owner: all of it or nothing. */
export async function loadDemo(
  owner: Client,
  size: DemoSize,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const demo = community({ now: new Date(), ...size })
  const passwordHash = await hash(demoPassword)
  await owner.query('BEGIN')
  try {
    await load(owner, demo, passwordHash, counter(size.members + size.posts, onProgress))
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
  owner: Client,
  demo: Community,
  passwordHash: string,
  advance: (more: number) => void,
): Promise<void> {
  await owner.query(sql.pauseCountingSql)
  await insert(owner, sql.categoriesSql, [...demo.categories])
  await insert(owner, sql.tagsSql, demo.tags())
  for (const members of demo.members()) {
    await insert(
      owner,
      sql.membersSql,
      members.map((member) => memberRow(member, passwordHash)),
    )
    advance(members.length)
  }
  await owner.query(sql.informationsSql)
  for (const posts of demo.posts()) {
    await insert(owner, sql.postsSql, posts.map(postRow))
    await insert(owner, sql.postTagsSql, tagLinksOf(posts))
    advance(posts.length)
  }
  await loadReactions(owner, demo)
  await owner.query(sql.countersSql)
  await owner.query(sql.analyzeSql)
}

async function loadReactions(owner: Client, demo: Community): Promise<void> {
  for (const follows of demo.follows()) await insert(owner, sql.followsSql, follows)
  for (const claps of demo.claps()) await insert(owner, sql.clapsSql, claps)
  for (const bookmarks of demo.bookmarks()) await insert(owner, sql.bookmarksSql, bookmarks)
  for (const comments of demo.comments()) {
    await insert(owner, sql.commentsSql, comments)
    await insert(owner, sql.commentLikesSql, comments)
  }
  for (const views of demo.dailyViews()) await insert(owner, sql.dailyViewsSql, views)
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
