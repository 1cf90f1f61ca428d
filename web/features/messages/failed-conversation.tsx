import { Link, useRouter } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorState } from '../../ui/error-state.tsx'

/** Takes the place of the conversation alone: the list beside it stays. */
export function FailedConversation() {
  const router = useRouter()
  return (
    <ErrorState
      className="my-auto"
      title="Konuşma açılamadı"
      text="Bu konuşma şu anda getirilemedi. Bağlantınızı denetleyip yeniden deneyin."
      onRetry={() => void router.invalidate()}
    >
      <Link to="/mesajlar" className={buttonClass('quiet', 'md', 'sm:hidden')}>
        Konuşmalara dön
      </Link>
    </ErrorState>
  )
}
