import { useRouter } from '@tanstack/react-router'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { logout } from '../../calls.gen.ts'
import { useCall } from '../../api.ts'
import { forgetQueries } from '../../queries/memory.tsx'
import { setViewer } from '../../viewer.ts'
import { takePlace } from './return-to.ts'

/**
 * After signing in or up: the member is known, and goes on where they wanted to be. A first stop
 * comes before that; the place stays remembered meanwhile.
 */
export function useEnter(): (user: CurrentUser, firstStop?: string) => void {
  const router = useRouter()
  return (user, firstStop) => {
    forgetQueries()
    setViewer(user)
    router.history.replace(firstStop ?? takePlace())
  }
}

/** Nothing of a member may stay in the page after they leave. */
export function useLeave(): () => Promise<void> {
  const router = useRouter()
  const call = useCall()
  return async () => {
    const result = await call(logout)
    if (!result.ok && result.status !== 401) throw new Error(result.message)
    forgetQueries()
    setViewer(null)
    router.history.push('/')
  }
}
