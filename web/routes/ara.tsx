import { createFileRoute } from '@tanstack/react-router'
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
      yazar === undefined ? null : queryClient.ensureQueryData(authorQuery(call, yazar)),
      kategori === undefined ? null : queryClient.ensureQueryData(categoryQuery(call, kategori)),
      q === undefined
        ? queryClient.ensureQueryData(topTagsQuery(call))
        : queryClient.ensureInfiniteQueryData({
            ...searchQuery(call, address),
            revalidateIfStale: true,
          }),
    ])
    return { author: author && fullName(author), category: category && category.name }
  },
  head: ({ match: { search } }) =>
    pageHead({ title: search.q ? `“${search.q}” için arama` : 'Arama', robots: 'noindex' }),
  component: SearchPage,
  pendingComponent: SearchSkeleton,
  errorComponent: FailedPart,
})

function SearchPage() {
  return <SearchScreen address={Route.useLoaderDeps()} scope={Route.useLoaderData()} />
}
