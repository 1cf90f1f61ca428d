import { messages } from '../../../core/messages.ts'
import { ErrorState } from '../../ui/error-state.tsx'

export function FailedScreen() {
  return (
    <div className="page-width py-16">
      <ErrorState
        title={messages.generic}
        text="Sayfa açılamadı. Yeniden denemek çoğu zaman yeter."
        onRetry={() => location.reload()}
      />
    </div>
  )
}
