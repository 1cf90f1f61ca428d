import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classes } from './classes.ts'
import type { Notice, NoticeCardProps, NoticeKind } from './notice.tsx'
import { noticeSeconds } from './notice-seconds.ts'

const icons: Record<NoticeKind, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
}

export function NoticeCard({ notice, onClose }: NoticeCardProps) {
  const { id, text, kind = 'info', action } = notice
  const [isHeld, setHeld] = useState(false)
  const stay = kind === 'error' || action ? noticeSeconds.worthReading : noticeSeconds.passing
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
