import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { classes } from './classes.ts'

export type NoticeKind = 'success' | 'error' | 'info'

export interface Notice {
  text: string
  kind?: NoticeKind
  action?: { label: string; onClick: () => void }
}

const icons: Record<NoticeKind, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
}

/** Around the whole page; everything inside may `useNotice()`. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={6000} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport
          aria-label="Bildirimler"
          className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 flex flex-col-reverse gap-2 sm:inset-x-auto sm:right-6 sm:bottom-6 sm:w-96"
        >
          <NoticeList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** Says something in passing: `notify({ text: 'Kaydedildi.', kind: 'success' })`. */
export function useNotice(): (notice: Notice) => void {
  const { add } = Toast.useToastManager()
  return useCallback(
    ({ text, kind = 'info', action }: Notice) => {
      add({
        // The title, because it is also what the notice is called when one lands on it.
        title: text,
        type: kind,
        timeout: kind === 'error' || action ? 10_000 : undefined,
        actionProps: action && { children: action.label, onClick: action.onClick },
      })
    },
    [add],
  )
}

function NoticeList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => <NoticeCard key={toast.id} toast={toast} />)
}

type ToastObject = ReturnType<typeof Toast.useToastManager>['toasts'][number]

function NoticeCard({ toast }: { toast: ToastObject }) {
  const kind = (toast.type ?? 'info') as NoticeKind
  const Icon = icons[kind]
  return (
    <Toast.Root toast={toast} className={cardClass(kind)}>
      <Toast.Content className="flex items-center gap-3 pl-4">
        <Icon size={20} strokeWidth={1.75} className="shrink-0" aria-hidden />
        <Toast.Title render={<p />} className="flex-1 py-3" />
        {toast.actionProps && (
          <Toast.Action className="min-h-11 shrink-0 rounded px-2 font-semibold underline underline-offset-4 focus-visible:-outline-offset-4 focus-visible:outline-current" />
        )}
        <Toast.Close
          aria-label="Bildirimi kapat"
          className="flex size-11 shrink-0 items-center justify-center rounded-lg opacity-80 hover:opacity-100 focus-visible:-outline-offset-4 focus-visible:outline-current"
        >
          <X size={18} strokeWidth={1.75} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  )
}

const cardClass = (kind: NoticeKind): string =>
  classes(
    'rounded-lg shadow-popup transition-[opacity,translate] duration-200 ease-settle',
    'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y)',
    'data-starting-style:translate-y-4 data-starting-style:opacity-0',
    'data-ending-style:opacity-0 data-limited:hidden',
    kind === 'error' ? 'bg-danger text-on-danger' : 'bg-ink text-paper',
  )
