import { lazy, Suspense } from 'react'
import { ViewerText } from '../../viewer-text.tsx'
import { useViewer } from '../../viewer.ts'

const UnconfirmedActions = lazy(() => import('./unconfirmed-actions.tsx'))

/** Stands on every page with a header while the member's e-mail waits for its confirmation. */
export function UnconfirmedBanner() {
  const viewer = useViewer()
  if (viewer !== undefined && viewer?.isWaiting !== 1) return null
  return (
    <aside
      aria-label="E-posta onayı"
      className="hidden border-b bg-accent-wash text-accent-ink viewer-waiting:block"
      data-print="hide"
    >
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-2.5">
        <p className="min-w-0">
          E-posta adresinizi onaylayın:{' '}
          <ViewerText name="email" as="strong" className="font-semibold" /> adresine bir bağlantı
          gönderdik.
        </p>
        {/* As large as the buttons that are fetched for it. */}
        <div className="flex min-h-9 w-72 max-w-full items-center touch:min-h-11">
          {viewer && (
            <Suspense>
              <UnconfirmedActions />
            </Suspense>
          )}
        </div>
      </div>
    </aside>
  )
}
