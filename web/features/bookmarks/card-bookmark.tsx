import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../api.ts'
import { useViewer } from '../../viewer.ts'
import { viewerFacts } from '../../viewer-facts.ts'
import { bookmarkOf } from './bookmark-checks.ts'
import { BookmarkButton } from './bookmark-button.tsx'

/** In a list, where it is not known yet which posts the member saved. */
export function CardBookmark({ slug, title }: { slug: string; title: string }) {
  const call = useCall()
  useQuery({
    queryKey: viewerFacts.bookmark(slug),
    queryFn: () => bookmarkOf(call, slug),
    enabled: useViewer()?.isWaiting === 0,
  })
  return <BookmarkButton slug={slug} title={title} />
}
