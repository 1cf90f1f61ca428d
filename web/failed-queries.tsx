import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { ErrorState } from './ui/error-state.tsx'

interface FailedQueriesProps {
  queries: Pick<UseQueryResult, 'isLoadingError' | 'error' | 'refetch'>[]
  /** Instead of what the first failure says. */
  text?: string
}

/**
 * One failed state for all that a page asked for and did not get: what fails together is asked for again together. What is
 * there stays as it was when asking again fails. Whoever asked again by keyboard goes on where the button was.
 */
export function FailedQueries({ queries, text }: FailedQueriesProps) {
  const here = useRef<HTMLDivElement>(null)
  const failed = queries.filter(({ isLoadingError }) => isLoadingError)
  const [first] = failed
  const retry = () => {
    here.current?.focus({ preventScroll: true })
    failed.forEach(({ refetch }) => void refetch())
  }
  return (
    <div ref={here} tabIndex={-1}>
      {first !== undefined && <ErrorState text={text ?? first.error!.message} onRetry={retry} />}
    </div>
  )
}
