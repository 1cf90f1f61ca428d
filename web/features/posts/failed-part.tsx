import { useRouter } from '@tanstack/react-router'
import { ErrorState } from '../../ui/error-state.tsx'

/** Takes the place of a page whose data did not come; the frame around it stays. */
export function FailedPart() {
  const router = useRouter()
  return (
    <div className="page-width">
      <ErrorState
        text="Bu sayfa şu anda getirilemedi. Bağlantınızı denetleyip yeniden deneyin."
        onRetry={() => void router.invalidate()}
      />
    </div>
  )
}
