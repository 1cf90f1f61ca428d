import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { useCall } from '../../api.ts'
import { setViewer } from '../../viewer.ts'
import { accountQuery } from './queries.ts'

/** The member as last saved, and what to do once a change is: everything that shows them is asked for again. */
export function useAccount(): { account: CurrentUser; setAccount: (user: CurrentUser) => void } {
  const query = accountQuery(useCall())
  const queries = useQueryClient()
  const { data: account } = useSuspenseQuery(query)
  const setAccount = (user: CurrentUser): void => {
    setViewer(user)
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'account' })
    queries.setQueryData(query.queryKey, user)
  }
  return { account, setAccount }
}
