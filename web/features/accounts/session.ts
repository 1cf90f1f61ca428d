import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { site } from '../../../core/site.ts'
import { logout } from '../../calls/accounts.gen.ts'
import { useCall } from '../../api.ts'
import { setViewer } from '../../viewer.ts'
import { takeReturnPath } from './take-return-path.ts'

/**
 * After signing in or up: the member is known, and goes on where they wanted to be. A first stop
 * comes before that; the path stays remembered meanwhile. Whoever runs a new site sets it up first.
 */
export function useEnter(): (user: CurrentUser, firstStop?: string) => void {
  const router = useRouter()
  const queries = useQueryClient()
  return (user, firstStop) => {
    queries.clear()
    setViewer(user)
    const isOperator = site.isNew && user.roles.includes('admin')
    router.history.replace(isOperator ? '/yonetim/baslangic' : (firstStop ?? takeReturnPath()))
  }
}

export function useLeave(): () => Promise<void> {
  const call = useCall()
  const forget = useForgetMember()
  return async () => {
    const result = await call(logout)
    if (!result.ok && result.status !== 401) throw new Error(result.message)
    await forget()
  }
}

/** Nothing of a member may stay in the page after they leave. */
export function useForgetMember(): () => Promise<void> {
  const router = useRouter()
  const queries = useQueryClient()
  return async () => {
    queries.clear()
    // The next one at this device need not know what was read and written; fetched, because every page can sign out.
    await Promise.allSettled([
      import('../../reading-history.ts').then((history) => history.forgetReadings()),
      import('../../message-drafts.ts').then((drafts) => drafts.forgetDrafts()),
    ])
    setViewer(null)
    router.history.push('/')
  }
}
