import { queryOptions } from '@tanstack/react-query'
import { getApproval, listApprovals, listTrustedAuthors } from '../../calls/approval-queue.gen.ts'
import { answerOf, isMissing, type MakeCall } from '../../api.ts'
import { authorOf } from '../posts/post-summary.ts'

/** Of everything here: a decision changes all of it. */
export const approvalKey = ['approval']

/** As many as one decides about at a sitting; the next ones move up. */
const shownAtOnce = '50'

/** What waits, whoever has waited longest first. Others decide too, so it is read again now and then. */
export const queueQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: [...approvalKey, 'queue'],
    queryFn: async () => {
      const list = answerOf(await call(listApprovals, { query: { itemsPerPage: shownAtOnce } }))
      return { waiting: list['hydra:member'], total: list['hydra:totalItems'] }
    },
    refetchInterval: 60_000,
  })

/** Null for what does not wait any more. */
export const approvalQuery = (call: MakeCall, id: string) =>
  queryOptions({
    queryKey: [...approvalKey, 'post', id],
    queryFn: async () => {
      const result = await call(getApproval, { params: { id } })
      return isMissing(result) ? null : answerOf(result)
    },
    staleTime: 0,
  })

export const trustedQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: [...approvalKey, 'trusted'],
    queryFn: async () => {
      const list = answerOf(await call(listTrustedAuthors, { query: { itemsPerPage: '100' } }))
      return list['hydra:member'].map(({ user, createdAt }) => {
        return { ...authorOf(user), nameReading: user.nameReading, createdAt }
      })
    },
  })
