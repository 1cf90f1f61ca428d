import { useState } from 'react'
import { resendActivation } from '../../calls.gen.ts'
import { useCall } from '../../api.ts'
import { ViewerText } from '../../viewer-text.tsx'
import { useViewer } from '../../viewer.ts'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notice.tsx'

/** Stands on every page with a header while the member's e-mail waits for its confirmation. */
export function WaitingBanner() {
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
        <ResendButton />
      </div>
    </aside>
  )
}

export function ResendButton() {
  const call = useCall()
  const notify = useNotice()
  const [isBusy, setBusy] = useState(false)
  const resend = async (): Promise<void> => {
    setBusy(true)
    const result = await call(resendActivation)
    setBusy(false)
    if (result.ok) notify({ kind: 'success', text: 'Onay e-postası yeniden gönderildi.' })
    else notify({ kind: 'error', text: result.message })
  }
  return (
    <Button variant="outline" size="sm" busy={isBusy} onClick={() => void resend()}>
      Yeniden gönder
    </Button>
  )
}
