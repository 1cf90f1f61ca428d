import { Link } from '@tanstack/react-router'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { MessageIcon } from '../../ui/message-icon.tsx'
import { useViewer } from '../../viewer.ts'

interface MessageLinkProps {
  username: string
  name: string
}

/** To the conversation with somebody, which begins there. Oneself one does not write to, but the place stays. */
export function MessageLink({ username, name }: MessageLinkProps) {
  const isOneself = useViewer()?.username === username
  return (
    <Link
      to="/mesajlar"
      search={{ kime: username }}
      aria-label={`Mesaj gönder: ${name}`}
      title="Mesaj gönder"
      preload={false}
      className={iconButtonClass('md', isOneself ? 'invisible' : 'noscript:hidden')}
    >
      <MessageIcon />
    </Link>
  )
}
