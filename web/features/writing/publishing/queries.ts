import { queryOptions, useQuery } from '@tanstack/react-query'
import type { WritableCategory } from '../../../../core/contracts/categories.ts'
import { listWritableCategories } from '../../../calls/categories.gen.ts'
import { answerOf, type MakeCall, useCall } from '../../../api.ts'

const writableCategoriesQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['categories', 'writable'],
    queryFn: async () => answerOf(await call(listWritableCategories, { query: {} })),
    staleTime: 300_000,
  })

/** A text names its categories by slug; an old edit may hold a number. */
const isNamed = (reference: string) => (category: WritableCategory) =>
  category.slug === reference || String(category.id) === reference

export function useWritableCategories() {
  const call = useCall()
  const query = useQuery(writableCategoriesQuery(call))
  const categories = query.data?.['hydra:member'] ?? []
  const find = (reference: string) => categories.find(isNamed(reference))
  return {
    query,
    categories,
    find,
    nameOf: (reference: string) => find(reference)?.name ?? reference,
  }
}
