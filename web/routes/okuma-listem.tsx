import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { lastPageOf, savedPostsQuery, readingListQuery } from '../features/bookmarks/queries.ts'
import { ReadingListScreen } from '../features/bookmarks/reading-list-screen.tsx'
import { ReadingListSkeleton } from '../features/bookmarks/reading-list-skeleton.tsx'
import { searchOf, readingListSearch } from '../features/bookmarks/search.ts'
import { categoriesQuery } from '../features/categories/queries.ts'
import { ownUsername } from '../features/my-posts/queries.ts'
import { copyText } from '../features/post/copy-text.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { useCall } from '../api.ts'
import { loadedHead } from '../head.ts'
import { page } from '../page.ts'
import { buttonClass } from '../ui/button-class.ts'
import { useNotice } from '../ui/notice.tsx'

export const Route = createFileRoute('/okuma-listem')({
  staticData: page(),
  validateSearch: readingListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, deps }) => {
    const { liste, sayfa = 1 } = deps
    // Posts are saved all over the site, so whoever comes here sees what is true now.
    const fresh = { staleTime: 0 }
    const saved = queryClient.fetchQuery({ ...savedPostsQuery(call, deps), ...fresh })
    const readingList = queryClient.fetchQuery({ ...readingListQuery(call), ...fresh })
    // Nothing may still be on its way when the page fails.
    const categories = queryClient.ensureQueryData(categoriesQuery(call))
    await Promise.allSettled([saved, readingList, categories])
    await categories
    await readingList
    const lastPage = lastPageOf(await saved)
    if (sayfa > lastPage)
      throw redirect({ to: '/okuma-listem', search: searchOf(liste, { ...deps, sayfa: lastPage }) })
    return { username: await ownUsername(call), title: 'Okuma listem', robots: 'noindex' as const }
  },
  head: loadedHead,
  component: ReadingList,
  pendingComponent: ReadingListSkeleton,
  errorComponent: FailedPart,
})

function ReadingList() {
  const address = Route.useSearch()
  const { data: categories } = useSuspenseQuery(categoriesQuery(useCall()))
  const { username } = Route.useLoaderData()
  const showNotice = useNotice()
  return (
    <ReadingListScreen
      // Another list is a page made anew; while one list is searched, its search stays.
      key={address.liste}
      {...{ username, address, categories }}
      history={
        <Link to="/okuma-gecmisi" className={buttonClass('quiet', 'sm')}>
          <History size={18} strokeWidth={1.75} aria-hidden />
          Okuma geçmişim
        </Link>
      }
      onCopy={(address) => copyText(address, showNotice, 'Listenin bağlantısı')}
    />
  )
}
