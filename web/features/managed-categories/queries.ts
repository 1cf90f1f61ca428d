import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ManagedCategory } from '../../../core/contracts/managed-categories.ts'
import { answerOf, type MakeCall, type Result, useCall } from '../../api.ts'
import {
  createCategory,
  deleteCategory,
  listManagedCategories,
  updateCategory,
} from '../../calls/managed-categories.gen.ts'
import { useNotice } from '../../ui/notice.tsx'

export type { ManagedCategory }

export const managedCategoriesQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['moderation', 'categories'],
    queryFn: async () => answerOf(await call(listManagedCategories, { query: {} }))['hydra:member'],
    staleTime: 0,
    // Posts that are being moved are so for a while.
    refetchInterval: ({ state }) =>
      state.data?.some(({ mergingInto }) => mergingInto !== null) ? 3000 : false,
  })

interface CategoryValues {
  name: string
  description: string
  writableBy: 'everyone' | 'editors'
  needsApproval: boolean
  isHidden: boolean
}

/** What an admin does with categories; each says when it did not work. */
export function useCategoryActions() {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const { queryKey } = managedCategoriesQuery(call)
  const refresh = () =>
    // Everything that shows categories by name, for whoever goes there next.
    queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'viewer' })

  const done = async (result: Result<unknown>, text: string): Promise<boolean> => {
    await refresh()
    showNotice(
      result.ok
        ? { kind: 'success', text, about: 'categories' }
        : { kind: 'error', text: result.message, about: 'categories' },
    )
    return result.ok
  }
  const move = useMutation({
    mutationFn: async ({ from, to }: { from: number; to: number }) => {
      const all = queries.getQueryData<ManagedCategory[]>(queryKey) ?? []
      const moved = all[from]!
      const rest = all.toSpliced(from, 1)
      queries.setQueryData(queryKey, rest.toSpliced(to, 0, moved))
      const params = { id: String(moved.id) }
      const result = await call(updateCategory, { params, body: { position: to + 1 } })
      await done(result, `${moved.name}, ${to + 1}. sıraya taşındı.`)
    },
  })
  return {
    move: (from: number, to: number) => move.mutate({ from, to }),
    save: (category: ManagedCategory | null, body: CategoryValues) =>
      category === null
        ? call(createCategory, { body })
        : call(updateCategory, { params: { id: String(category.id) }, body }),
    setHidden: async (category: ManagedCategory, isHidden: boolean) =>
      done(
        await call(updateCategory, { params: { id: String(category.id) }, body: { isHidden } }),
        isHidden ? `${category.name} gizlendi.` : `${category.name} yeniden listede.`,
      ),
    remove: async (category: ManagedCategory, target: ManagedCategory | undefined) =>
      done(
        await call(deleteCategory, {
          params: { id: String(category.id) },
          query: target ? { mergeInto: String(target.id) } : {},
        }),
        target
          ? `${category.name} kaldırıldı; yazıları ${target.name} kategorisine taşındı.`
          : `${category.name} kaldırıldı.`,
      ),
    refresh,
  }
}
