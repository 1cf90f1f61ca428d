import { createFileRoute, redirect } from '@tanstack/react-router'
import { lastPageOf, savedPostsQuery, readingListQuery } from '../features/bookmarks/queries.ts'
import { ReadingListScreen } from '../features/bookmarks/reading-list-screen.tsx'
import { ReadingListSkeleton } from '../features/bookmarks/reading-list-skeleton.tsx'
import { searchOf, readingListSearch } from '../features/bookmarks/search.ts'
import { ownUsername } from '../features/my-posts/queries.ts'
import { copyText } from '../features/post/copy-text.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'
import { useNotice } from '../ui/notice.tsx'

export const Route = createFileRoute('/okuma-listem')({
  staticData: page(),
  validateSearch: readingListSearch,
  loaderDeps: ({ search: { liste, sayfa } }) => ({ liste, sayfa }),
  loader: async ({ context: { queryClient, call }, deps: { liste, sayfa = 1 } }) => {
    // Posts are saved all over the site, so whoever comes here sees what is true now.
    const fresh = { staleTime: 0 }
    const saved = queryClient.fetchQuery({ ...savedPostsQuery(call, liste, sayfa), ...fresh })
    const readingList = queryClient.fetchQuery({ ...readingListQuery(call), ...fresh })
    // Nothing may still be on its way when the page fails.
    await Promise.allSettled([saved, readingList])
    await readingList
    const lastPage = lastPageOf(await saved)
    if (sayfa > lastPage) throw redirect({ to: '/okuma-listem', search: searchOf(liste, lastPage) })
    return { username: await ownUsername(call) }
  },
  head: () =>
    pageHead({
      title: 'Okuma listem',
      robots: 'noindex',
    }),
  component: ReadingList,
  pendingComponent: ReadingListSkeleton,
  errorComponent: FailedPart,
})

function ReadingList() {
  const { liste, sayfa } = Route.useSearch()
  const { username } = Route.useLoaderData()
  const showNotice = useNotice()
  return (
    <ReadingListScreen
      username={username}
      list={liste}
      page={sayfa}
      onCopy={(address) => copyText(address, showNotice, 'Listenin bağlantısı')}
    />
  )
}
