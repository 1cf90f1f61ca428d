import { queryOptions } from '@tanstack/react-query'
import { listNamedPosts } from '../../calls/named-posts.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'
import { forgetReadings } from '../../reading-history.ts'
import { summaryOf } from './post-summary.ts'

/** What can still be read of these, in their order; what cannot is forgotten here as well. */
export const namedPostsQuery = (call: MakeCall, slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['posts', 'named', slugs.join(',')],
    queryFn: async () => {
      if (slugs.length === 0) return []
      const answer = answerOf(await call(listNamedPosts, { query: { posts: slugs.join(',') } }))
      const posts = answer['hydra:member'].map(summaryOf)
      const gone = slugs.filter((slug) => !posts.some((post) => post.slug === slug))
      if (gone.length > 0) forgetReadings(gone)
      return posts
    },
  })
