import { queryOptions, useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { PostFacts } from '../../../core/contracts/posts.ts'
import { getPostFacts } from '../../calls/posts.gen.ts'
import { answerOf, type MakeCall, useCall } from '../../api.ts'
import { useViewer } from '../../viewer.ts'
import { cachePostFacts } from '../../viewer-facts.ts'
import type { ReadPost } from './queries.ts'

/** What the viewer has to do with a post, in one call; the buttons read their parts of it. */
export const factsQuery = (call: MakeCall, { slug, user }: Pick<ReadPost, 'slug' | 'user'>) =>
  queryOptions({
    queryKey: ['post', slug, 'facts'],
    queryFn: async ({ client }) => {
      const asked = Date.now()
      const facts = answerOf(await call(getPostFacts, { params: { id: slug } }))
      cachePostFacts(client, { slug, username: user.username }, facts, asked)
      return facts
    },
  })

/** Nothing for a visitor, or until it is there. */
export function usePostFacts(post: ReadPost): PostFacts | undefined {
  const isMember = useViewer() != null
  const { data } = useQuery({ ...factsQuery(useCall(), post), enabled: isMember })
  // What hydrates late must first equal its HTML, whatever has arrived by then.
  return useHydrated() && isMember ? data : undefined
}
