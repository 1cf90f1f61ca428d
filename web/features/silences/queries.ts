import { queryOptions } from '@tanstack/react-query'
import type { Collection } from '../../../core/hydra.ts'
import type { Silence } from '../../../core/contracts/following.ts'
import { listBlocks, listMutes, unblock, unmute } from '../../calls.gen.ts'
import { answerOf, type MakeCall, type Result } from '../../api.ts'
import { type Author, authorOf } from '../posts/post-summary.ts'

export type SilenceKind = 'block' | 'mute'

const all = { query: { itemsPerPage: '100' } }

export const silencesQuery = (call: MakeCall, kind: SilenceKind) =>
  queryOptions({
    queryKey: ['silences', kind],
    queryFn: async (): Promise<Author[]> => {
      const asked: Promise<Result<Collection<Silence>>> =
        kind === 'block' ? call(listBlocks, all) : call(listMutes, all)
      return answerOf(await asked)['hydra:member'].map(({ user }) => authorOf(user))
    },
  })

export const endSilence = (
  call: MakeCall,
  kind: SilenceKind,
  username: string,
): Promise<Result<void>> =>
  kind === 'block'
    ? call(unblock, { params: { username } })
    : call(unmute, { params: { username } })
