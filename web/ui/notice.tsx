import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { classes } from './classes.ts'

type NoticeKind = 'success' | 'error' | 'info'

export interface Notice {
  text: string
  kind?: NoticeKind
  action?: { label: string; onClick: () => void }
}

interface ShownNotice extends Notice {
  id: number
}

const icons: Record<NoticeKind, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
}

const most = 3
const seconds = { passing: 6, worthReading: 10 }

const NoticeContext = createContext<(notice: Notice) => void>(() => undefined)

/** Says something in passing: `notify({ text: 'Kaydedildi.', kind: 'success' })`. */
export const useNotice = (): ((notice: Notice) => void) => use(NoticeContext)

/**
 * Around the whole page; everything inside may `useNotice()`. By hand, because it is on every
 * page and must be able to say that the network is gone.
 */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<ShownNotice[]>([])
  const notify = useCallback((notice: Notice) => {
    setNotices((shown) => [...shown.slice(1 - most), { ...notice, id: nextId() }])
  }, [])
  const close = useCallback((id: number) => {
    setNotices((shown) => shown.filter((notice) => notice.id !== id))
  }, [])
  return (
    <NoticeContext value={notify}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 flex flex-col gap-2 sm:inset-x-auto sm:right-6 sm:bottom-6 sm:w-96"
      >
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} onClose={close} />
        ))}
      </div>
    </NoticeContext>
  )
}

let lastId = 0
const nextId = (): number => ++lastId

function NoticeCard({ notice, onClose }: { notice: ShownNotice; onClose: (id: number) => void }) {
  const { id, text, kind = 'info', action } = notice
  const [isHeld, setHeld] = useState(false)
  const stay = kind === 'error' || action ? seconds.worthReading : seconds.passing
  useEffect(() => {
    const timer = isHeld ? undefined : setTimeout(() => onClose(id), stay * 1000)
    return () => clearTimeout(timer)
  }, [id, isHeld, onClose, stay])
  const Icon = icons[kind]
  return (
    // Whoever reads or presses something here is not hurried.
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cardClass(kind)}
    >
      <Icon size={20} strokeWidth={1.75} className="shrink-0" aria-hidden />
      <p className="flex-1 py-3">{text}</p>
      {action && <ActionButton {...action} onDone={() => onClose(id)} />}
      <button
        type="button"
        aria-label="Bildirimi kapat"
        onClick={() => onClose(id)}
        className={`flex size-11 shrink-0 items-center justify-center rounded-lg opacity-80 hover:opacity-100 ${insideFocus}`}
      >
        <X size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}

const insideFocus = 'focus-visible:-outline-offset-4 focus-visible:outline-current'

function ActionButton({
  label,
  onClick,
  onDone,
}: NonNullable<Notice['action']> & { onDone: () => void }) {
  const press = () => {
    onClick()
    onDone()
  }
  return (
    <button
      type="button"
      onClick={press}
      className={`min-h-11 shrink-0 rounded px-2 font-semibold underline underline-offset-4 ${insideFocus}`}
    >
      {label}
    </button>
  )
}

const cardClass = (kind: NoticeKind): string =>
  classes(
    'flex items-center gap-3 rounded-lg pl-4 shadow-popup transition-[opacity,translate] duration-200 ease-settle',
    'starting:translate-y-4 starting:opacity-0',
    kind === 'error' ? 'bg-danger text-on-danger' : 'bg-ink text-paper',
  )
