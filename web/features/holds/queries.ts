import { queryOptions } from '@tanstack/react-query'
import { getWordList, listSignUpBlocks } from '../../calls/holds.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'

export const wordListQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['holds', 'words'],
    queryFn: async () => answerOf(await call(getWordList)),
    staleTime: 0,
    // What is being written there must not change by itself.
    refetchOnWindowFocus: false,
  })

export const signUpBlocksQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['holds', 'sign-up-blocks'],
    queryFn: async () => {
      const list = answerOf(await call(listSignUpBlocks, { query: { itemsPerPage: '100' } }))
      return { blocks: list['hydra:member'], total: list['hydra:totalItems'] }
    },
  })
