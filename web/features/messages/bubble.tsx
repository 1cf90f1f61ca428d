import { MessageSquareWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { fullName } from '../../../core/text/full-name.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MessageWords } from './message-words.tsx'
import type { Outgoing } from './outbox.ts'
import type { ShownMessage } from './queries.ts'

const ownLook = 'bg-accent text-on-accent rounded-br-sm'
const othersLook = 'bg-wash text-ink rounded-bl-sm'

function Words({ text, isOwn }: { text: string; isOwn: boolean }) {
  return (
    <div className={classes('min-w-0 rounded-2xl px-4 py-2.5', isOwn ? ownLook : othersLook)}>
      <MessageWords text={text} />
    </div>
  )
}

interface BubbleProps {
  message: ShownMessage
  isOwn: boolean
  /** The first of a row by the same person says who it is, where there are several. */
  isNamed: boolean
  /** The last one before a pause says when it was. */
  isLast: boolean
  /** Whether it arrived, and who has read it. */
  mark?: string | undefined
  onReport: (message: ShownMessage) => void
}

export function Bubble({ message, isOwn, isNamed, isLast, mark, onReport }: BubbleProps) {
  const name = fullName(message.user)
  return (
    <li className={classes('group flex flex-col', isOwn ? 'items-end' : 'items-start')}>
      {isNamed ? (
        <p className="mt-2 mb-1 px-1 text-small font-semibold text-muted">{name}</p>
      ) : (
        <span className="sr-only">{isOwn ? 'Siz' : name}:</span>
      )}
      <div className="flex max-w-[min(85%,34rem)] items-center gap-1">
        <Words text={message.text} isOwn={isOwn} />
        {!isOwn && (
          <IconButton
            icon={MessageSquareWarning}
            size="sm"
            label={`Mesajı bildir: ${message.text.slice(0, 60)}`}
            title="Mesajı bildir"
            onClick={() => onReport(message)}
            className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100 touch:opacity-60 noscript:hidden"
          />
        )}
      </div>
      {(isLast || mark !== undefined) && (
        <Foot>
          {mark !== undefined && `${mark} · `}
          <RelativeTime date={message.createdAt} />
        </Foot>
      )}
    </li>
  )
}

interface OutgoingBubbleProps {
  message: Outgoing
  onRetry: () => void
  onDrop: () => void
}

/** On its way, or waiting to be sent again by hand. */
export function OutgoingBubble({ message, onRetry, onDrop }: OutgoingBubbleProps) {
  const { text, failure } = message
  return (
    <li className="flex flex-col items-end">
      <span className="sr-only">Siz:</span>
      <div
        className={classes(
          'max-w-[min(85%,34rem)]',
          failure === null ? 'opacity-70' : 'opacity-90',
        )}
      >
        <Words text={text} isOwn />
      </div>
      {failure === null ? (
        <Foot>Gönderiliyor…</Foot>
      ) : (
        <div role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-x-2">
          <p className="text-small text-danger">Gönderilemedi. {failure}</p>
          <Button variant="quiet" size="sm" onClick={onRetry}>
            Yeniden gönder
          </Button>
          <Button variant="quiet" size="sm" onClick={onDrop}>
            Vazgeç
          </Button>
        </div>
      )}
    </li>
  )
}

function Foot({ children }: { children: ReactNode }) {
  return <p className="mt-1 mb-1 px-1 text-tiny text-faint">{children}</p>
}
