import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Result } from '../../api.ts'

/** One after the other, and everything is read again when the last of them is done. */
export function useTurns() {
  const queries = useQueryClient()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return async <Answer>(send: () => Promise<Result<Answer>>): Promise<Result<Answer>> => {
    const mine = last.current.then(send)
    last.current = mine
    const result = await mine
    // A post elsewhere on the site shows whether it is saved.
    if (last.current === mine) await queries.invalidateQueries()
    return result
  }
}
