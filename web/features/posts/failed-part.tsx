import { useRouter } from '@tanstack/react-router'
import { ErrorState } from '../../ui/error-state.tsx'

/** Takes the place of a page whose data did not come; the frame around it stays. `isInside`: something has the page's width already. */
export function FailedPart({ isInside = false }: { isInside?: boolean }) {
  const router = useRouter()
  return (
    <div className={isInside ? '' : 'page-width'}>
      <ErrorState
        text="Bu sayfa şu anda getirilemedi. Bağlantınızı denetleyip yeniden deneyin."
        onRetry={() => void router.invalidate()}
      />
    </div>
  )
}
