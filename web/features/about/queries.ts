import { queryOptions } from '@tanstack/react-query'
import type { PageName } from '../../../core/contracts/site-forms.ts'
import { answerOf, type MakeCall } from '../../api.ts'
import { getContact, getPageText } from '../../calls/site.gen.ts'

export const pageTextQuery = (call: MakeCall, name: PageName) =>
  queryOptions({
    queryKey: ['pages', name],
    queryFn: async () => {
      const { html, isDraft } = answerOf(await call(getPageText, { params: { name } }))
      return { html, isDraft }
    },
  })

export const contactQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['contact'],
    queryFn: async () => answerOf(await call(getContact)),
  })
