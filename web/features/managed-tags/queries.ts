import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { ManagedTag } from '../../../core/contracts/managed-tags.ts'
import { answerOf, type MakeCall, useCall } from '../../api.ts'
import { listManagedTags, updateTag } from '../../calls/managed-tags.gen.ts'
import { useNotice } from '../../ui/notice.tsx'

export type { ManagedTag }

export interface TagsWanted {
  name: string
  isHidden: boolean
  page: number
}

export const managedTagsQuery = (call: MakeCall, { name, isHidden, page }: TagsWanted) =>
  queryOptions({
    queryKey: ['moderation', 'tags', name, isHidden, page],
    queryFn: async () => {
      const query = { name, page: String(page), ...(isHidden && { isHidden: 'true' as const }) }
      const answer = answerOf(await call(listManagedTags, { query }))
      return {
        tags: answer['hydra:member'],
        total: answer['hydra:totalItems'],
        hasNext: answer['hydra:view']?.['hydra:next'] !== undefined,
      }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    // Posts that are being moved are so for a while.
    refetchInterval: ({ state }) =>
      state.data?.tags.some(({ mergingInto }) => mergingInto !== null) ? 3000 : false,
  })

/** The tags that a tag can be merged into, by the beginning of their names. */
export const tagTargetsQuery = (call: MakeCall, name: string) =>
  queryOptions({
    queryKey: ['moderation', 'tag-targets', name],
    queryFn: async () => {
      const query = { name, isHidden: 'false' as const, itemsPerPage: '8' }
      return answerOf(await call(listManagedTags, { query }))['hydra:member']
    },
    enabled: name.length > 1,
  })

interface TagChange {
  name?: string
  mergeInto?: string
  isHidden?: boolean
}

export function useTagChange() {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  return async (tag: ManagedTag, body: TagChange, text: string) => {
    const result = await call(updateTag, { params: { id: String(tag.id) }, body })
    await queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'viewer' })
    if (result.ok) showNotice({ kind: 'success', text, about: 'tags' })
    else if (result.violations.length === 0)
      showNotice({ kind: 'error', text: result.message, about: 'tags' })
    return result
  }
}
