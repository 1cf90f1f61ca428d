import { CheckCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useViewer } from '../../viewer.ts'
import { useMarking } from './use-marking.ts'

export function MarkAll() {
  const { markAll } = useMarking()
  const hasUnread = (useViewer()?.unreadNotificationCount ?? 0) > 0
  return (
    <Button
      variant="outline"
      size="sm"
      className="noscript:hidden"
      disabled={!hasUnread}
      onClick={() => void markAll()}
    >
      <CheckCheck size={16} strokeWidth={1.75} aria-hidden />
      Tümünü okundu olarak işaretle
    </Button>
  )
}
