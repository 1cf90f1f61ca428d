import { type DehydratedState, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { packQueries } from './client.ts'
import { BrowserQueries, keepQueries } from './memory.tsx'

interface Sent {
  queries: DehydratedState
}

/** The server's answers come with the page, so that its first rendering asks for nothing. */
export function withQueries(router: AnyRouter, queryClient: QueryClient): void {
  if (import.meta.env.SSR) {
    router.options.dehydrate = (): Sent => ({ queries: packQueries(queryClient) })
    router.options.Wrap = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    )
  } else {
    router.options.hydrate = ({ queries }: Sent) => keepQueries(queries)
    router.options.Wrap = BrowserQueries
  }
}
