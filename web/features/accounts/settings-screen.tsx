import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ViewerText } from '../../viewer-text.tsx'
import { useViewer } from '../../viewer.ts'
import { SessionList } from './session-list.tsx'
import { ChangeEmail } from './waiting-actions.tsx'

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
        <p className="hidden text-small viewer-waiting:block">Onay bekliyor</p>
      </div>
      {/* The mail itself is asked for again in the banner above. */}
      {viewer?.isWaiting === 1 && (
        <ChangeEmail
          trigger={
            <Button variant="outline" size="sm">
              E-postayı değiştir
            </Button>
          }
        />
      )}
      {viewer?.isWaiting === 0 && <p className="text-small text-success">Onaylı</p>}
    </div>
  )
}
