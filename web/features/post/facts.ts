import { queryOptions, useQuery } from '@tanstack/react-query'
import { getPostFacts, type PostFacts } from '../../../core/posts.ts'
import { answerOf, type MakeCall, useCall } from '../../api.ts'
import { useViewer } from '../../viewer.ts'

const factsQuery = (call: MakeCall, slug: string, viewerId: number) =>
  queryOptions({
    queryKey: ['post', slug, 'facts', viewerId],
    queryFn: async () => answerOf(await call(getPostFacts, { params: { id: slug } })),
    refetchOnWindowFocus: false,
  })

/** What the viewer has to do with a post, in one call; nothing for a visitor, or until it is there. */
export function usePostFacts(slug: string): PostFacts | undefined {
  const call = useCall()
  const viewer = useViewer()
  return useQuery({ ...factsQuery(call, slug, viewer?.id ?? 0), enabled: Boolean(viewer) }).data
}
