import type { Entry } from '../core/document/types.ts'
import type { PictureName } from './pictures.ts'

/**
 * What a demo community is made of: plain records without a database, so that loading, tests and
 * benchmarks share one source. Ids are ordinals from 1 within their kind and are also the references.
 */

export const categorySlugs = [
  'gunce',
  'edebiyat',
  'deneme',
  'kent',
  'teknoloji',
  'sinema',
  'muzik',
  'gezi',
  'mutfak',
  'tarih',
  'bilim',
  'psikoloji',
  'spor',
] as const
export type CategorySlug = (typeof categorySlugs)[number]

export interface SocialAccount {
  platform: string
  handle: string
  url: string
}

export interface DemoMember {
  id: number
  username: string
  firstName: string
  lastName: string
  email: string
  isEmailConfirmed: boolean
  role: 'member' | 'editor' | 'admin'
  biography: string
  /** A path under `/uploads/`. */
  picture: string | null
  socialAccounts: SocialAccount[]
  interests: CategorySlug[]
  createdAt: Date
}

export interface DemoCategory {
  slug: CategorySlug
  name: string
  description: string
}

export interface DemoTag {
  id: number
  name: string
  slug: string
}

/** 0 passive, 1 active, 2 draft, 3 waiting for approval, 5 planned. */
export type DemoStatus = 0 | 1 | 2 | 3 | 5

export interface DemoPost {
  id: number
  slug: string
  authorId: number
  title: string
  excerpt: string
  /** One or two; the first is the main one. */
  categories: CategorySlug[]
  /** Names of tags, at most five. */
  tags: string[]
  status: DemoStatus
  /** Set on active and passive posts (past) and on planned ones (future), null otherwise. */
  publishTime: Date | null
  createdAt: Date
  updatedAt: Date
  entries: Entry[]
  /** A path under `/uploads/`; posts without one show their tiles. */
  cover: string | null
  /** All reads since publication, those of the daily statistics included. */
  views: number
}

export interface DemoComment {
  id: number
  postId: number
  authorId: number
  /** A comment of the first level of the same post, with a smaller id. */
  parentId: number | null
  text: string
  /** Members who like the comment, its author never among them. */
  likedBy: number[]
  createdAt: Date
}

export interface DemoApplause {
  postId: number
  memberId: number
  /** 1 to 50. */
  count: number
  createdAt: Date
}

export interface DemoFollow {
  followerId: number
  followingId: number
  createdAt: Date
}

export interface DemoBookmark {
  postId: number
  memberId: number
  createdAt: Date
}

export interface DemoConversation {
  id: number
  /** The first of them began it. */
  memberIds: number[]
  name: string | null
  /** The others have not accepted it yet. */
  isRequest: boolean
  messages: { authorId: number; text: string; createdAt: Date }[]
  /** How many of the last messages the other members have not read yet. */
  unread: number
}

/** Reads of one post on one day (UTC); days without reads are left out. */
export interface DemoDailyViews {
  postId: number
  date: string
  views: number
}

/** A hand-written post; `body` is in the notation of blocks.ts. */
export interface Manuscript {
  author: string
  title: string
  excerpt: string
  categories: [CategorySlug] | [CategorySlug, CategorySlug]
  tags: string[]
  body: string
  /** Active unless told otherwise. */
  status?: DemoStatus
  /** About how often it was read, for the posts that lead the home page. */
  reads?: number
  cover?: PictureName
  /** Comments written for this post alone. */
  comments?: string[]
  /** A whole conversation below this post, by name and in order; then nothing else is said there. */
  thread?: Remark[]
}

export interface Remark {
  author: string
  text: string
  replies?: Omit<Remark, 'replies'>[]
}

/** The material that generated posts of a category are made of. */
export interface Stock {
  category: CategorySlug
  tags: string[]
  /** Title and standfirst. */
  titles: [title: string, excerpt: string][]
  /** Heading and text of notes that stand on their own, in any order and company. */
  notes: [heading: string, text: string][]
  /** Comments that fit posts of this category only. */
  comments: string[]
}
