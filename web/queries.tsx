import {
  dehydrate,
  type DehydratedState,
  hydrate,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface Sent {
  queries: DehydratedState
}

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network a press fails at once and says so, instead of waiting unseen.
      queries: {
        staleTime: 30_000,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })

/** The server's answers come with the page, so that its first rendering asks for nothing. */
export function withQueries(router: AnyRouter, client: QueryClient): void {
  // Failures too: what the server shows as failed must be so in the browser's first rendering.
  const shouldDehydrateQuery = (query: { state: { status: string } }): boolean =>
    query.state.status !== 'pending'
  router.options.dehydrate = (): Sent => ({ queries: dehydrate(client, { shouldDehydrateQuery }) })
  router.options.hydrate = ({ queries }: Sent) => hydrate(client, queries)
  router.options.Wrap = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
}
