import { Bookmark } from 'lucide-react'
import { addBookmark, removeBookmark } from '../../calls/bookmarks.gen.ts'
import { isMissing, type MakeCall, useCall } from '../../api.ts'
import { type OptimisticWrite, useOptimisticWrite, useShown } from '../../optimistic.ts'
import { useNotice } from '../../ui/notice.tsx'
import { viewerFacts } from '../../viewer-facts.ts'
import { useAct } from '../accounts/use-act.ts'

interface BookmarkButtonProps {
  slug: string
  /** Where there are several, so that those who hear them can tell them apart. */
  title?: string
}

/** Saves a post to read later, or forgets it again. */
export function BookmarkButton({ slug, title }: BookmarkButtonProps) {
  const call = useCall()
  const showNotice = useNotice()
  const write = useOptimisticWrite()
  const isSaved = useShown<number | null>(viewerFacts.bookmark(slug), null) !== null
  const toggle = async (): Promise<void> => {
    const done = await write(bookmarkWrite(call, slug), () => !isSaved)
    if (done === undefined) return
    showNotice({
      text: done.agreed === null ? 'Okuma listenizden çıkarıldı.' : 'Okuma listenize eklendi.',
    })
  }
  const act = useAct(
    {
      name: `kaydet-${slug}`,
      invitation: 'Yazıyı kaydetmek için giriş yapın.',
      offer: 'Yazıyı kaydet',
    },
    () => void toggle(),
  )
  return (
    <button
      type="button"
      onClick={() => act()}
      aria-pressed={isSaved}
      aria-label={title === undefined ? 'Okuma listeme ekle' : `Okuma listeme ekle: ${title}`}
      className="flex size-11 items-center justify-center rounded-full transition-colors hover:bg-wash hover:text-ink aria-pressed:text-accent"
    >
      <Bookmark size={20} strokeWidth={1.75} fill={isSaved ? 'currentColor' : 'none'} aria-hidden />
    </button>
  )
}

/** The bookmark's id; 0 while it is being sent. */
const bookmarkWrite = (call: MakeCall, slug: string): OptimisticWrite<number | null, boolean> => ({
  queryKey: viewerFacts.bookmark(slug),
  given: null,
  wantedIn: (id) => id !== null,
  show: (_, wanted) => (wanted ? 0 : null),
  send: async (wanted, id) => {
    if (wanted) {
      const added = await call(addBookmark, { body: { post: slug } })
      return added.ok ? { ...added, data: added.data.id } : added
    }
    const removed = await call(removeBookmark, { params: { id: String(id) } })
    // A 404 means that the bookmark is gone already, as wanted.
    return removed.ok || isMissing(removed) ? { ok: true, status: 204, data: null } : removed
  },
})
