import { createFileRoute, isNotFound } from '@tanstack/react-router'
import { fullName } from '../../core/text/full-name.ts'
import { authorQuery } from '../features/authors/queries.ts'
import { categoryQuery } from '../features/categories/queries.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { topTagsQuery } from '../features/posts/queries.ts'
import { searchAddress, searchNames } from '../features/search/address.ts'
import { searchQuery } from '../features/search/queries.ts'
import { SearchScreen } from '../features/search/search-screen.tsx'
import { SearchSkeleton } from '../features/search/search-skeleton.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/ara')({
  staticData: page({ signIn: false, isPersonal: true, query: [...searchNames, 'sayfa'] }),
  validateSearch: searchAddress,
  // In one order and without what is unknown, as the server reads it.
  loaderDeps: ({ search }) => searchAddress({ ...search }),
  loader: async ({ context: { queryClient, call }, deps: address }) => {
    const { q, yazar, kategori } = address
    const [author, category] = await Promise.all([
      yazar && queryClient.ensureQueryData(authorQuery(call, yazar)).catch(nullIfMissing),
      kategori && queryClient.ensureQueryData(categoryQuery(call, kategori)).catch(nullIfMissing),
      q === undefined
        ? queryClient.ensureQueryData(topTagsQuery(call))
        : queryClient.ensureInfiniteQueryData({
            ...searchQuery(call, address),
            revalidateIfStale: true,
          }),
    ])
    return {
      author: author ? fullName(author) : (yazar ?? null),
      category: category ? category.name : (kategori ?? null),
    }
  },
  head: ({ match: { search } }) =>
    pageHead({ title: search.q ? `“${search.q}” için arama` : 'Arama', robots: 'noindex' }),
  component: SearchPage,
  pendingComponent: SearchSkeleton,
  errorComponent: FailedPart,
})

/** A search inside what is not there finds nothing, and the page says so. */
function nullIfMissing(error: unknown): null {
  if (isNotFound(error)) return null
  throw error
}

function SearchPage() {
  return <SearchScreen address={Route.useLoaderDeps()} scope={Route.useLoaderData()} />
}
