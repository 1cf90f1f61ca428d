import { queryOptions } from '@tanstack/react-query'
import type { ImportStatus } from '../../../core/contracts/import-limits.ts'
import { listWritableCategories } from '../../calls/categories.gen.ts'
import { getImport, listImports } from '../../calls/imports.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'

/** How often one that runs is asked how far it is. */
const askAgain = 1500

export const isUnderWay = ({ status }: { status: ImportStatus }): boolean =>
  status === 'waiting' || status === 'running'

export const importsKey = ['imports']

export const importsQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: [...importsKey, 'list'],
    queryFn: async () => answerOf(await call(listImports))['hydra:member'],
  })

/** With what could not be kept; asked again and again until it is over. */
export const importQuery = (call: MakeCall, id: number) =>
  queryOptions({
    queryKey: [...importsKey, id],
    queryFn: async () => answerOf(await call(getImport, { params: { id: String(id) } })),
    refetchInterval: ({ state }) =>
      state.data === undefined || isUnderWay(state.data) ? askAgain : false,
  })

/** Where one may publish without anybody looking at it before. */
export const openCategoriesQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['categories', 'writable'],
    queryFn: async () => answerOf(await call(listWritableCategories, { query: {} })),
    select: (found) => found['hydra:member'].filter(({ needsApproval }) => !needsApproval),
    staleTime: 300_000,
  })
