import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SiteSettings } from '../../../core/contracts/site.ts'
import { useCall } from '../../api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { siteQuery } from './queries.ts'

/** Whatever shows settings waits for them, or says that they did not come. */
export function Settings({ children }: { children: (settings: SiteSettings) => ReactNode }) {
  const query = useQuery(siteQuery(useCall()))
  if (query.isError)
    return <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <SkeletonText lines={6} className="mt-8" />
  return children(query.data)
}
