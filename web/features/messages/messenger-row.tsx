import { Link } from '@tanstack/react-router'
import { fullName } from '../../../core/text/full-name.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { classes } from '../../ui/classes.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { othersIn, titleOf } from './names.ts'
import type { Box, Person, ShownMessenger } from './queries.ts'
import { boxSearch } from './search.ts'

interface MessengerRowProps {
  messenger: ShownMessenger
  me: string
  box: Box
}

export function MessengerRow({ messenger, me, box }: MessengerRowProps) {
  const { id, last, unreadCount, updatedAt, isMuted } = messenger
  const isUnread = unreadCount > 0
  return (
    <Link
      to="/mesajlar/$id"
      params={{ id: String(id) }}
      search={boxSearch(box)}
      className="flex items-center gap-3 px-5 py-4 -outline-offset-2 transition-colors hover:bg-wash aria-[current=page]:bg-wash"
    >
      <Faces people={othersIn(messenger, me)} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-semibold">{titleOf(messenger, me)}</span>
          <RelativeTime date={updatedAt} className="shrink-0 text-tiny text-faint" />
        </p>
        <p className="mt-0.5 flex items-center gap-2">
          <span
            className={classes(
              'min-w-0 flex-1 truncate',
              isUnread ? 'font-medium text-ink' : 'text-muted',
            )}
          >
            {last && <LastWords {...{ last, messenger, me }} />}
          </span>
          {isMuted && <span className="shrink-0 text-tiny text-faint">Sessizde</span>}
          <CountBadge value={unreadCount} noun="okunmamış" />
        </p>
      </div>
    </Link>
  )
}

interface LastWordsProps {
  last: NonNullable<ShownMessenger['last']>
  messenger: ShownMessenger
  me: string
}

/** In a conversation of several it matters who said it. */
function LastWords({ last, messenger, me }: LastWordsProps) {
  if (last.user.username === me) return `Siz: ${last.text}`
  return messenger.isGroup ? `${last.user.firstName}: ${last.text}` : last.text
}

/** One face, or two that overlap. */
export function Faces({ people, size = 'lg' }: { people: Person[]; size?: 'md' | 'lg' }) {
  const [first, second] = people
  const small = size === 'lg' ? 'sm' : 'xs'
  if (first === undefined) return null
  if (second === undefined)
    return <Avatar name={fullName(first)} picture={first.picture} size={size} />
  return (
    <span className={classes('relative shrink-0', size === 'lg' ? 'size-12' : 'size-10')}>
      <span className="absolute top-0 left-0 flex">
        <Avatar name={fullName(first)} picture={first.picture} size={small} />
      </span>
      <span className="absolute right-0 bottom-0 flex rounded-full ring-2 ring-paper">
        <Avatar name={fullName(second)} picture={second.picture} size={small} />
      </span>
    </span>
  )
}
