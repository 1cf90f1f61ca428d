import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getRevision, listRevisions } from '../../../calls/writing.gen.ts'
import { answerOf, type MakeCall, nextQuery } from '../../../api.ts'

const firstPage: Record<string, string> = {}
const paramsOf = (postId: number) => ({ id: String(postId) })

/** What is being written grows the newest one, so the list is asked for each time. */
export const revisionsQuery = (call: MakeCall, postId: number) =>
  infiniteQueryOptions({
    queryKey: ['revisions', postId],
    queryFn: async ({ pageParam }) =>
      answerOf(await call(listRevisions, { params: paramsOf(postId), query: pageParam })),
    initialPageParam: firstPage,
    getNextPageParam: nextQuery,
    staleTime: 0,
    gcTime: 0,
  })

export const revisionQuery = (call: MakeCall, postId: number, number: number) =>
  queryOptions({
    queryKey: ['revisions', postId, number],
    queryFn: async () =>
      answerOf(await call(getRevision, { params: { ...paramsOf(postId), n: String(number) } })),
    staleTime: 0,
    gcTime: 0,
  })
