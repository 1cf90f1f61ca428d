import { infiniteQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { Collection } from '../../../core/hydra.ts'
import { found, isMissing, nextQuery, type Result } from '../../api.ts'

/**
 * Data that came with a cached page is not fetched again at hydration, nor while somebody reads;
 * it is refreshed by going to the page.
 */
export const calm = {
  staleTime: 60_000,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** The page a link asks for, with its filters and its cursor. */
export type PageQuery = Record<string, string>

interface ListPage<Item, More> {
  items: Item[]
  next: PageQuery | null
  /** What else the page says, where its source reads it. */
  more: More | null
  /** Why it is empty, where the list could not be had. */
  failure: string | null
}

interface ListSource<Member, Item, More, Page> {
  key: QueryKey
  /** The page that the address asks for; further ones are added below it. */
  startPage: number
  load: (query: PageQuery) => Promise<Result<Collection<Member> & Page>>
  show: (member: Member) => Item
  /** What is kept of a page besides its items. */
  readMore?: (page: Page) => More
}

/** A list that grows page by page, each found by the link that came with the one before. */
export const listQuery = <Member, Item, More = never, Page = unknown>(
  source: ListSource<Member, Item, More, Page>,
) =>
  infiniteQueryOptions({
    ...calm,
    queryKey: [...source.key, source.startPage],
    queryFn: async ({ pageParam }): Promise<ListPage<Item, More>> => {
      const result = await source.load(pageParam)
      const isFirst = pageParam.page === String(source.startPage)
      if (!result.ok && isFirst && result.data && !isMissing(result))
        return { items: [], next: null, more: null, failure: result.message }
      const page = found(result)
      const items = page['hydra:member'].map(source.show)
      // A page beyond the last one is no page.
      if (items.length === 0 && pageParam.page !== '1') throw notFound()
      return { items, next: nextQuery(page), more: source.readMore?.(page) ?? null, failure: null }
    },
    initialPageParam: pageQuery(source.startPage),
    getNextPageParam: (last) => last.next,
    staleTime: ({ state }) => (failureOf(state.data) === null ? calm.staleTime : 0),
  })

const pageQuery = (page: number): PageQuery => ({ page: String(page) })

const failureOf = (list: { pages: { failure: string | null }[] } | undefined): string | null =>
  list?.pages[0]?.failure ?? null

export type ListQuery<Item, More = never> = ReturnType<typeof listQuery<never, Item, More>>

/** For loaders: a list and the queries around it, from the query cache where they are there. */
export async function loadList<Item, More>(
  queryClient: QueryClient,
  list: ListQuery<Item, More>,
  around: { queryKey: QueryKey }[] = [],
): Promise<{ hasNext: boolean }> {
  const first = queryClient.ensureInfiniteQueryData({ ...list, revalidateIfStale: true })
  const others = around.map((query) =>
    queryClient.ensureQueryData({ ...query, revalidateIfStale: true }),
  )
  // What is still on its way when a page fails would go with the page as a promise and break in
  // the browser, so all are waited for before one of them fails it.
  await Promise.allSettled([first, ...others])
  await Promise.all(others)
  const { pages } = await first
  // A page from the server is everybody's: one that lacks its list is a failed page.
  const failure = failureOf({ pages })
  if (import.meta.env.SSR && failure !== null) throw new Error(failure)
  return { hasNext: pages[0]?.next != null }
}
