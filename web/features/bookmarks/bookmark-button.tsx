import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { addBookmark, removeBookmark } from '../../calls.gen.ts'
import { useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import { useAct } from '../accounts/use-act.ts'

interface BookmarkButtonProps {
  slug: string
  /** The member's bookmark; undefined until it is known, or for a visitor. */
  bookmarkId: number | null | undefined
}

/** Saves a post to read later, or forgets it again. */
export function BookmarkButton({ slug, bookmarkId }: BookmarkButtonProps) {
  const call = useCall()
  const notify = useNotice()
  /** What was pressed here; before that, what came with the page counts. */
  const [pressed, setSaved] = useState<number | null | undefined>(undefined)
  const saved = pressed === undefined ? (bookmarkId ?? null) : pressed
  const [isBusy, setBusy] = useState(false)

  const toggle = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setSaved(saved === null ? 0 : null)
    const result =
      saved === null
        ? await call(addBookmark, { body: { post: slug } })
        : await call(removeBookmark, { params: { id: String(saved) } })
    setBusy(false)
    if (!result.ok) {
      setSaved(saved)
      return notify({ text: result.message, kind: 'error' })
    }
    setSaved(result.data?.id ?? null)
    notify({ text: saved === null ? 'Okuma listenize eklendi.' : 'Okuma listenizden çıkarıldı.' })
  }
  const act = useAct(
    { name: 'kaydet', invitation: 'Yazıyı kaydetmek için giriş yapın.', offer: 'Yazıyı kaydet' },
    () => void toggle(),
  )
  return (
    <button
      type="button"
      onClick={act}
      aria-pressed={saved !== null}
      aria-label="Okuma listeme ekle"
      className="flex size-11 items-center justify-center rounded-full transition-colors hover:bg-wash hover:text-ink aria-pressed:text-accent"
    >
      <Bookmark
        size={20}
        strokeWidth={1.75}
        fill={saved === null ? 'none' : 'currentColor'}
        aria-hidden
      />
    </button>
  )
}
