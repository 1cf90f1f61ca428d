import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { hasHiddenSigns, hiddenSignsIn, isVisible, tidyLine } from '../text/line-text.ts'
import { direction, ownFilters } from './list-filters.ts'
import { severalOf } from './many.ts'
import { postShape } from './posts.ts'
import { referenceTo } from '../references.ts'
import { userShape } from './users.ts'

export const bookmarkLimits = {
  listName: 80,
  lists: 100,
  note: 500,
  pageSize: 10,
  listPageSize: 20,
  /** How many posts come with a list among others. */
  firstPosts: 3,
} as const

export const bookmarkMessages = {
  nameMissing: 'Listeye bir ad verin.',
  nameTooLong: `Listenin adı en çok ${bookmarkLimits.listName} karakter olabilir.`,
  nameHidden: hiddenSignsIn('Listenin adında'),
  noteTooLong: `Not en çok ${bookmarkLimits.note} karakter olabilir.`,
} as const

const bookmarkShape = z.object({
  ...itemShape('Bookmark'),
  id: z.int(),
  post: postShape,
  createdAt: z.iso.datetime(),
  /** The lists of the member it is in, by number. */
  lists: z.array(z.int()),
  /** Only in a list: what the member noted beside it there. */
  note: z.optional(z.string()),
})
export type Bookmark = z.infer<typeof bookmarkShape>

const confirmed = { who: 'confirmed' } as const
const byId = z.object({ id: identifier })

export const listBookmarks = endpoint({
  name: 'listBookmarks',
  resource: 'Bookmark',
  summary:
    'Üyenin kaydettiği yazıları, en son kaydedilenden başlayarak; bir listedekileri sırasıyla verir. Süzülebilir, sıralanabilir.',
  method: 'GET',
  path: '/bookmarks',
  ...confirmed,
  limit: 'read',
  status: 200,
  query: z.strictObject({
    ...pageQuery(bookmarkLimits.pageSize),
    list: z.optional(referenceTo('custom_lists')),
    ...ownFilters,
    /** When it was saved; one order at most. */
    'order[createdAt]': direction,
    'order[post.views]': direction,
    'order[post.likes]': direction,
    'order[post.readTime]': direction,
  }),
  answer: collectionOf(bookmarkShape),
})

/** A list of posts is the same for everybody; this is which of them one member saved. */
export const checkBookmarks = endpoint({
  name: 'checkBookmarks',
  resource: 'Bookmark',
  summary: 'Adresleri virgülle ayrılmış yazılardan hangilerini üyenin kaydettiğini söyler.',
  method: 'GET',
  path: '/bookmarks/check',
  ...confirmed,
  limit: 'read',
  status: 200,
  query: z.strictObject({ posts: severalOf('yazı', 120) }),
  answer: z.object({ bookmarks: z.array(z.object({ post: z.string(), id: z.int() })) }),
})

export const addBookmark = endpoint({
  name: 'addBookmark',
  resource: 'Bookmark',
  summary: 'Bir yazıyı sonra okumak üzere kaydeder, istenirse bir listeye de ekler.',
  method: 'POST',
  path: '/bookmarks',
  ...confirmed,
  limit: 'react',
  status: 201,
  body: z.object({
    post: referenceTo('posts'),
    list: z._default(z.nullable(referenceTo('custom_lists')), null),
  }),
  answer: bookmarkShape,
})

export const getBookmark = endpoint({
  name: 'getBookmark',
  resource: 'Bookmark',
  summary: 'Üyenin kaydettiği yazılardan birini verir.',
  method: 'GET',
  path: '/bookmarks/{id}',
  ...confirmed,
  limit: 'read',
  status: 200,
  params: byId,
  answer: bookmarkShape,
})

export const removeBookmark = endpoint({
  name: 'removeBookmark',
  resource: 'Bookmark',
  summary: 'Kaydı siler; yazı listelerden de çıkar.',
  method: 'DELETE',
  path: '/bookmarks/{id}',
  ...confirmed,
  limit: 'react',
  status: 204,
  params: byId,
})

const listName = z.pipe(
  z.pipe(z.string(bookmarkMessages.nameMissing), z.transform(tidyLine)),
  z.string().check(
    z.minLength(1, bookmarkMessages.nameMissing),
    z.maxLength(bookmarkLimits.listName, { error: bookmarkMessages.nameTooLong, abort: true }),
    z.refine((text) => !hasHiddenSigns(text), { error: bookmarkMessages.nameHidden, abort: true }),
    z.refine(isVisible, bookmarkMessages.nameMissing),
  ),
)

/** The form of a list, on the page and in the API. */
export const listForm = z.object({ name: listName, isPublic: z._default(z.boolean(), false) })

const listShape = z.object({
  ...itemShape('CustomList'),
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  isPublic: z.boolean(),
  postCount: z.int(),
  /** The first ones, in the owner's order. */
  posts: collectionOf(z.extend(postShape, { note: z.string() })),
})
export type CustomList = z.infer<typeof listShape>

/** A list as its owner or, when it is public, everybody opens it. */
const wholeListShape = z.extend(listShape, { user: userShape })
export type WholeList = z.infer<typeof wholeListShape>

export const listCustomLists = endpoint({
  name: 'listCustomLists',
  resource: 'CustomList',
  summary: 'Üyenin listelerini verir.',
  method: 'GET',
  path: '/custom_lists',
  ...confirmed,
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery(100)),
  answer: collectionOf(listShape),
})

export const createCustomList = endpoint({
  name: 'createCustomList',
  resource: 'CustomList',
  summary: 'Yeni bir liste açar.',
  method: 'POST',
  path: '/custom_lists',
  ...confirmed,
  limit: 'write',
  status: 201,
  body: listForm,
  answer: listShape,
})

export const updateCustomList = endpoint({
  name: 'updateCustomList',
  resource: 'CustomList',
  summary: 'Listenin adını ya da herkese açıklığını değiştirir.',
  method: 'PUT',
  path: '/custom_lists/{id}',
  ...confirmed,
  limit: 'write',
  status: 200,
  params: byId,
  body: z.object({
    name: z.optional(listName),
    isPublic: z.optional(z.boolean()),
  }),
  answer: listShape,
})

export const deleteCustomList = endpoint({
  name: 'deleteCustomList',
  resource: 'CustomList',
  summary: 'Listeyi siler; yazılar kaydedilmiş kalır.',
  method: 'DELETE',
  path: '/custom_lists/{id}',
  ...confirmed,
  limit: 'write',
  status: 204,
  params: byId,
})

const inList = z.object({ id: identifier, bookmark: identifier })

export const updateListItem = endpoint({
  name: 'updateListItem',
  resource: 'CustomList',
  summary: 'Listedeki bir yazının yanına not düşer ya da yerini değiştirir.',
  method: 'PUT',
  path: '/custom_lists/{id}/bookmarks/{bookmark}',
  ...confirmed,
  limit: 'write',
  status: 204,
  params: inList,
  body: z.object({
    note: z.optional(
      z.string().check(z.trim(), z.maxLength(bookmarkLimits.note, bookmarkMessages.noteTooLong)),
    ),
    /** The bookmark it goes behind; null to be the first. */
    after: z.optional(z.nullable(z.int())),
  }),
})

export const removeListItem = endpoint({
  name: 'removeListItem',
  resource: 'CustomList',
  summary: 'Yazıyı listeden çıkarır; kaydı kalır.',
  method: 'DELETE',
  path: '/custom_lists/{id}/bookmarks/{bookmark}',
  ...confirmed,
  limit: 'react',
  status: 204,
  params: inList,
})

export const getCustomList = endpoint({
  name: 'getCustomList',
  resource: 'CustomList',
  summary: 'Bir listeyi ilk yazılarıyla verir: herkese açıksa herkese, değilse yalnızca sahibine.',
  method: 'GET',
  path: '/custom_lists/{id}',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: byId,
  answer: wholeListShape,
})

export const getPublicList = endpoint({
  name: 'getPublicList',
  resource: 'CustomList',
  summary:
    'Bir üyenin herkese açık listesini yazılarıyla verir; kendi listeleri ona her zaman açıktır.',
  method: 'GET',
  path: '/users/{username}/lists/{slug}',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: z.object({ username: z.string(), slug: z.string().check(z.maxLength(200)) }),
  query: z.strictObject(pageQuery(bookmarkLimits.listPageSize)),
  answer: wholeListShape,
})
