import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CaseType } from '../../../core/contracts/case-forms.ts'
import type { Case, CaseStatus, WholeCase } from '../../../core/contracts/cases.ts'
import { answerOf, isMissing, type MakeCall, nextQuery } from '../../api.ts'
import { getCase, listCases } from '../../calls/cases.gen.ts'

/** Everything of cases begins with it, so that a decision makes all of it stale. */
export const casesKey = ['moderation', 'cases'] as const

export interface QueueFilter {
  status: CaseStatus
  type?: CaseType | undefined
}

const firstPage: Record<string, string> = {}

/** Others decide at any time, so whoever comes back sees what is true now. */
export const casesQuery = (call: MakeCall, { status, type }: QueueFilter) =>
  infiniteQueryOptions({
    queryKey: [...casesKey, status, type ?? 'all'],
    queryFn: async ({ pageParam }) => {
      const query = { ...pageParam, status, ...(type && { type }) }
      const page = answerOf(await call(listCases, { query }))
      return { cases: page['hydra:member'], next: nextQuery(page), queues: page.queues }
    },
    initialPageParam: firstPage,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  })

/** Null where there is none, or it is about whoever looks. */
export const caseQuery = (call: MakeCall, id: string) =>
  queryOptions({
    queryKey: [...casesKey, 'one', id],
    queryFn: async (): Promise<WholeCase | null> => {
      const result = await call(getCase, { params: { id } })
      return isMissing(result) ? null : answerOf(result)
    },
    staleTime: 0,
  })

/** The cases before and after one in its queue, as far as that has been read. */
export function neighboursOf(
  pages: { cases: Case[] }[],
  id: number,
): { previous: number | null; next: number | null } {
  const ids = pages.flatMap(({ cases }) => cases.map((each) => each.id))
  const index = ids.indexOf(id)
  if (index < 0) return { previous: null, next: ids[0] ?? null }
  return { previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null }
}
