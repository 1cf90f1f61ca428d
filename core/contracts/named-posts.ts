import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf } from '../hydra.ts'
import { severalOf } from './many.ts'
import { postShape } from './posts.ts'

/** What somebody read is known to their device alone, by slug; what has been withdrawn since is left out. */
export const listNamedPosts = endpoint({
  name: 'listNamedPosts',
  resource: 'Post',
  summary: 'Adresleri virgülle ayrılmış yazılardan yayında olanları, istenen sırada verir.',
  method: 'GET',
  path: '/named_posts',
  who: 'visitor',
  limit: 'read',
  status: 200,
  query: z.strictObject({ posts: severalOf('yazı', 120) }),
  answer: collectionOf(postShape),
})
