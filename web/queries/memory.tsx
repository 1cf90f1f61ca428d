import { type DehydratedState, type QueryClient, QueryClientContext } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'

// Lists and forms remember their queries with a library; a text can be read without it. So it is
// no part of the frame: it comes with the first page that imports it, or with going anywhere.

interface Memory {
  client: QueryClient
  unpack: (sent: DehydratedState) => void
}

let memory: Memory | undefined
let sent: DehydratedState | undefined
const listeners = new Set<() => void>()

/** Called by the library's own part, as soon as it is there. */
export function openMemory(opened: Memory): void {
  memory = opened
  if (sent) memory.unpack(sent)
  for (const listener of listeners) listener()
}

/** What came with the page is not asked for again. */
export function keepQueries(given: DehydratedState): void {
  sent = given
  memory?.unpack(given)
}

/** For loaders, which run only when one goes somewhere. */
export async function queryClient(): Promise<QueryClient> {
  const { client } = await import('./browser.ts')
  return client
}

/** For those who know better than what is remembered, where anything is. */
export const openQueries = (): QueryClient | undefined => memory?.client

/** For whoever comes or leaves: what was remembered was somebody else's. */
export function forgetQueries(): void {
  sent = undefined
  memory?.client.clear()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stands around all pages; empty until one of them needs it. */
export function BrowserQueries({ children }: { children: ReactNode }) {
  const client = useSyncExternalStore(subscribe, openQueries, openQueries)
  return <QueryClientContext value={client}>{children}</QueryClientContext>
}
