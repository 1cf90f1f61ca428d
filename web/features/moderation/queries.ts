import { queryOptions } from '@tanstack/react-query'
import type { getModerationQueues as contract } from '../../../core/contracts/moderation.ts'
import type { AnswerOf } from '../../../core/endpoint.ts'
import { getModerationQueues } from '../../calls/moderation.gen.ts'
import { answerOf, isMissing, type MakeCall } from '../../api.ts'

export type Queues = AnswerOf<typeof contract>

/** Null for whoever is no editor: to them there is no such page. */
export const queuesQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['moderation', 'queues'],
    queryFn: async (): Promise<Queues | null> => {
      const result = await call(getModerationQueues)
      return isMissing(result) ? null : answerOf(result)
    },
  })
