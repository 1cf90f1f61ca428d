import { useRouter } from '@tanstack/react-router'
import { ErrorState } from '../../ui/error-state.tsx'

export function PostFailed() {
  const router = useRouter()
  return (
    <div className="page-width py-16">
      <h1 className="sr-only">Yazı açılamadı</h1>
      <ErrorState
        title="Yazı açılamadı"
        text="Bağlantınızı denetleyip yeniden deneyin; çoğu zaman bu yeter."
        onRetry={() => void router.invalidate()}
      />
    </div>
  )
}
