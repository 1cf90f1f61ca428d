import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useState,
} from 'react'

export type NoticeKind = 'success' | 'error' | 'info'

export interface Notice {
  text: string
  kind?: NoticeKind
  action?: { label: string; onClick: () => void }
  /** What it is about: a later word about the same takes its place. */
  about?: string
}

interface ShownNotice extends Notice {
  id: number
}

export interface NoticeCardProps {
  notice: ShownNotice
  onClose: (id: number) => void
}

const most = 3

const NoticeContext = createContext<(notice: Notice) => void>(() => undefined)

/** Says something in passing: `showNotice({ text: 'Kaydedildi.', kind: 'success' })`. */
export const useNotice = (): ((notice: Notice) => void) => use(NoticeContext)

/**
 * Around the whole page; everything inside may `useNotice()`. Most pages have nothing to say, so
 * the cards are fetched with the first notice; should they not come, the words are shown plainly.
 */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [Card, setCard] = useState<ComponentType<NoticeCardProps>>(() => PlainCard)
  const [notices, setNotices] = useState<ShownNotice[]>([])
  const showNotice = useCallback((notice: Notice) => {
    const show = () =>
      setNotices((shown) => [...others(shown, notice).slice(1 - most), { ...notice, id: nextId() }])
    void import('./notice-card.tsx').then((part) => setCard(() => part.NoticeCard)).then(show, show)
  }, [])
  const close = useCallback((id: number) => {
    setNotices((shown) => shown.filter((notice) => notice.id !== id))
  }, [])
  return (
    <NoticeContext value={showNotice}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 flex flex-col gap-2 transition-[translate] in-[html:has([data-bottom-bar=shown])]:-translate-y-14 sm:inset-x-auto sm:right-6 sm:bottom-6 sm:w-96"
      >
        {notices.map((notice) => (
          <Card key={notice.id} notice={notice} onClose={close} />
        ))}
      </div>
    </NoticeContext>
  )
}

/** A later word about the same thing takes the place of the earlier one, and so does the same refusal again. */
const others = (shown: ShownNotice[], { about, kind, text, action }: Notice): ShownNotice[] =>
  shown.filter((each) =>
    about === undefined
      ? kind !== 'error' || action !== undefined || each.text !== text
      : each.about !== about,
  )

let lastId = 0
const nextId = (): number => ++lastId

function PlainCard({ notice, onClose }: NoticeCardProps) {
  return (
    <button
      type="button"
      onClick={() => {
        onClose(notice.id)
        notice.action?.onClick()
      }}
      className="rounded-lg bg-ink px-4 py-3 text-left text-paper shadow-popup"
    >
      {notice.text} <u>{notice.action?.label}</u>
    </button>
  )
}
