import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf } from '../hydra.ts'
import { postShape } from './posts.ts'
import { userShape } from './users.ts'

/** What counts as lately on the home page, and how many of each it shows. */
export const homeDays = 30
const common = {
  resource: 'Home',
  who: 'visitor',
  limit: 'read',
  status: 200,
  method: 'GET',
} as const
const posts = z.object({ data: collectionOf(postShape) })

export const mostViewedPosts = endpoint({
  ...common,
  name: 'mostViewedPosts',
  summary: 'Son günlerin en çok okunan yazıları.',
  path: '/home/most-viewed-posts',
  answer: posts,
})

export const mostApplaudedPosts = endpoint({
  ...common,
  name: 'mostApplaudedPosts',
  summary: 'Son günlerin en çok alkışlanan yazıları.',
  path: '/home/most-applaused-posts',
  answer: posts,
})

export const topAuthors = endpoint({
  ...common,
  name: 'topAuthors',
  summary: 'Son günlerin öne çıkan yazarları.',
  path: '/home/top-authors',
  answer: z.object({ data: collectionOf(userShape) }),
})

export const journalPosts = endpoint({
  ...common,
  name: 'journalPosts',
  summary: 'Günceden son yazılar.',
  path: '/home/journal',
  answer: posts,
})
