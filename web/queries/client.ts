import { dehydrate, type DehydratedState, QueryClient } from '@tanstack/react-query'

export const newQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })

/** Failures too: what the server shows as failed must be so in the browser's first rendering. */
export const packQueries = (client: QueryClient): DehydratedState =>
  dehydrate(client, { shouldDehydrateQuery: (query) => query.state.status !== 'pending' })
