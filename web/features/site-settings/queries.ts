import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { SiteSettings, updateSite as contract } from '../../../core/contracts/site.ts'
import type { InputOf } from '../../../core/endpoint.ts'
import { configureSite } from '../../../core/site.ts'
import { answerOf, type MakeCall, useCall } from '../../api.ts'
import { listInvitations } from '../../calls/invitations.gen.ts'
import { getSite, updateSite } from '../../calls/site.gen.ts'
import { useNotice } from '../../ui/notice.tsx'

export const siteQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['moderation', 'site'],
    queryFn: async (): Promise<SiteSettings> => answerOf(await call(getSite)),
    staleTime: 0,
  })

export const invitationsQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['moderation', 'invitations'],
    queryFn: async () =>
      answerOf(await call(listInvitations, { query: { itemsPerPage: '100' } }))['hydra:member'],
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
    } else if (result.violations.length === 0)
      showNotice({ kind: 'error', text: result.message, about: 'site' })
    return result
  }
}
