import { fullName } from '../../../core/text/full-name.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check, Landmark } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useIsPhone } from '../../use-is-phone.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'
import { stretched } from '../posts/links.tsx'
import { NotificationMenu } from './notification-menu.tsx'
import type { ShownNotification } from './queries.ts'
import { useMarking } from './use-marking.ts'

export const notificationClass = '@container relative flex items-start gap-4 py-5'

/** All of it leads to what it is about; going there is seeing it. */
export function NotificationRow({ item }: { item: ShownNotification }) {
  const { mark } = useMarking()
  const navigate = useNavigate()
  const { id, isSeen, actor, target, text, note, createdAt } = item
  const [path = '', hash] = useTarget(target.url).split('#')
  const follow = async (event: MouseEvent): Promise<void> => {
    const isPlain = isPlainClick(event)
    // The router leaves what was prevented alone.
    if (isPlain) event.preventDefault()
    if ((await mark(id)) && isPlain) await navigate({ to: path, hash })
  }
  return (
    <article className={classes(notificationClass, isSeen && 'text-muted')}>
      {!isSeen && (
        <span aria-hidden className="absolute inset-y-3 -left-3 w-0.5 rounded-full bg-accent" />
      )}
      <Who actor={actor} />
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-step-0 font-normal tracking-normal text-pretty">
          <Link
            to={path}
            hash={hash}
            onClick={(event) => void follow(event)}
            className={classes('wrap-anywhere hover:underline', stretched)}
          >
            <Sentence text={text} name={actor && fullName(actor)} />
          </Link>
        </h3>
        {target.title !== '' && (
          <p className="mt-0.5 line-clamp-2 font-serif text-step-1 wrap-anywhere">{target.title}</p>
        )}
        {note !== null && (
          <p className="mt-2 border-l-2 pl-4 whitespace-pre-line wrap-anywhere">{note}</p>
        )}
        <p className="mt-1 flex items-center gap-2 text-small text-muted">
          {!isSeen && (
            <span className="inline-flex items-center gap-2 font-semibold text-accent">
              <span aria-hidden className="size-2 rounded-full bg-accent" />
              Yeni
            </span>
          )}
          <RelativeTime date={createdAt} />
        </p>
      </div>
      <div className="z-1 flex shrink-0 flex-col">
        <NotificationMenu item={item} />
        {/* Its place stays, so that nothing moves when it has done its work; the focus goes to the link. */}
        <IconButton
          icon={Check}
          label={`Okundu olarak işaretle: ${text}`}
          title="Okundu olarak işaretle"
          onClick={({ currentTarget }) => {
            currentTarget.closest('article')?.querySelector('a')?.focus()
            void mark(id)
          }}
          className={classes('noscript:hidden', isSeen && 'invisible')}
        />
      </div>
    </article>
  )
}

/** A post that waits for its author to rewrite it waits in the list where nobody can write. */
function useTarget(url: string): string {
  return useIsPhone() && url.startsWith('/new') ? '/yazilarim' : url
}

/** With very large letters the words need the picture's place. */
const roomForWords = '@max-[14rem]:hidden'

function Who({ actor }: { actor: ShownNotification['actor'] }) {
  if (actor)
    return (
      <Avatar name={fullName(actor)} picture={actor.picture} size="lg" className={roomForWords} />
    )
  return (
    <span
      aria-hidden
      className={`inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-wash text-muted ${roomForWords}`}
    >
      <Landmark size={20} strokeWidth={1.75} />
    </span>
  )
}

/** The name that the sentence begins with stands out. */
function Sentence({ text, name }: { text: string; name: string | null }) {
  if (name === null || !text.startsWith(name)) return text
  return (
    <>
      <strong className="font-semibold">{name}</strong>
      {text.slice(name.length)}
    </>
  )
}
