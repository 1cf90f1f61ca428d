import type { ReactNode } from 'react'
import { ViewerText } from '../../viewer-text.tsx'
import { useViewer } from '../../viewer.ts'
import { SessionList } from './session-list.tsx'
import WaitingActions from './waiting-actions.tsx'

/** `children`: what other features have to be set. */
export function SettingsScreen({ children }: { children?: ReactNode }) {
  return (
    <div className="page-width">
      <div className="mx-auto max-w-measure">
        <h1>Ayarlar</h1>
        <section aria-labelledby="hesap" className="mt-10">
          <h2 id="hesap">Hesap ve güvenlik</h2>
          <EmailRow />
        </section>
        <SessionList />
        {children}
      </div>
    </div>
  )
}

function EmailRow() {
  const viewer = useViewer()
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-4 border-y py-4">
      <div className="min-w-0">
        <p className="font-semibold">E-posta</p>
        <ViewerText name="email" as="p" className="break-words text-muted" />
      </div>
      {viewer?.isWaiting === 1 && <WaitingActions />}
      {viewer?.isWaiting === 0 && <p className="text-small text-success">Onaylı</p>}
    </div>
  )
}
