import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { SiteSettings, updateSite as contract } from '../../../core/contracts/site.ts'
import type { InputOf } from '../../../core/endpoint.ts'
import { configureSite } from '../../../core/site.ts'
import { answerOf, type MakeCall, nextQuery, useCall } from '../../api.ts'
import { listInvitations } from '../../calls/invitations.gen.ts'
import { getSite, updateSite } from '../../calls/site.gen.ts'
import { useNotice } from '../../ui/notice.tsx'

export const siteQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['moderation', 'site'],
    queryFn: async (): Promise<SiteSettings> => answerOf(await call(getSite)),
    staleTime: 0,
  })

const firstPage: Record<string, string> = {}

export const invitationsQuery = (call: MakeCall) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'invitations'],
    queryFn: async ({ pageParam }) => {
      const page = answerOf(await call(listInvitations, { query: pageParam }))
      return { invitations: page['hydra:member'], next: nextQuery(page) }
    },
    initialPageParam: firstPage,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  })

type Change = InputOf<typeof contract>['body']

/** Saves a part of the settings; the page around it shows them at once. */
export function useSaveSite() {
  const call = useCall()
  const queries = useQueryClient()
  const router = useRouter()
  const showNotice = useNotice()
  return async (body: Change, text = 'Kaydedildi.') => {
    const result = await call(updateSite, { body })
    if (result.ok) {
      const { name, description, signUp } = result.data
      configureSite({ name, description, signUp, isNew: false })
      queries.setQueryData(siteQuery(call).queryKey, result.data)
      queries.removeQueries({ queryKey: ['pages'] })
      queries.removeQueries({ queryKey: ['contact'] })
      // The title bears the name at once; the frame does with the next page that is loaded.
      void router.invalidate()
      showNotice({ kind: 'success', text, about: 'site' })
    } else if (result.violations.length === 0) {
      showNotice({ kind: 'error', text: result.message, about: 'site' })
      // Somebody else has changed it: the page shows what there is now.
      if (result.status === 409)
        await queries.invalidateQueries({ queryKey: siteQuery(call).queryKey })
    }
    return result
  }
}
