import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from './ui/error-state.tsx'

interface FailedQueriesProps {
  queries: Pick<UseQueryResult, 'isLoadingError' | 'error' | 'refetch'>[]
  /** Instead of what the first failure says. */
  text?: string
}

/**
 * One failed state for all that a page asked for and did not get: what fails together is asked for again together. What is
 * there stays as it was when asking again fails.
 */
export function FailedQueries({ queries, text }: FailedQueriesProps) {
  const failed = queries.filter(({ isLoadingError }) => isLoadingError)
  const [first] = failed
  if (first === undefined) return null
  const retry = () => failed.forEach(({ refetch }) => void refetch())
  return <ErrorState text={text ?? first.error!.message} onRetry={retry} />
}
