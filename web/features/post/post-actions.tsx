import { Link2, MessageSquare, Share } from 'lucide-react'
import type { ReactNode } from 'react'
import { count, formatCompact } from '../../../core/turkish/numbers.ts'
import { classes } from '../../ui/classes.ts'
import { ApplauseButton } from './applause/applause-button.tsx'
import { commentsId } from './comments/place.ts'
import type { ReadPost } from './queries.ts'
import { shareLinks, useCopyLink, useNativeShare } from './share.ts'

interface ActionsProps {
  post: ReadPost
}

interface PlaceProps extends ActionsProps {
  isAuthor: boolean
  /** Saving and reporting belong to other features. */
  bookmark: ReactNode
  more: ReactNode
}

/** Beside the text on wide screens. */
export function ActionColumn({ post, isAuthor, bookmark, more }: PlaceProps) {
  const share = useNativeShare(post)
  return (
    <aside
      aria-label="Yazıyla ilgili işlemler"
      data-beside=""
      className="sticky top-[calc(var(--spacing-header)+2rem)] ml-9 hidden flex-col items-start gap-4 self-start text-small text-muted transition-opacity focus-within:z-2 focus-within:bg-paper not-focus-within:in-data-passing:pointer-events-none not-focus-within:in-data-passing:opacity-0 min-[72rem]:flex print:hidden"
    >
      <ApplauseButton slug={post.slug} likes={post.likes} isAuthor={isAuthor} layout="column" />
      <a href={`#${commentsId}`} className={iconClass} aria-label={commentsLabel(post)}>
        <MessageSquare size={20} strokeWidth={1.75} aria-hidden />
        <span aria-hidden>{formatCompact(post.commentCount)}</span>
      </a>
      <details>
        <summary
          aria-label="Paylaş"
          className={classes(iconClass, 'list-none [&::-webkit-details-marker]:hidden')}
        >
          <Share size={20} strokeWidth={1.75} aria-hidden />
        </summary>
        <ul className="mt-1 ml-4">
          <ShareWays post={post} />
          {share && (
            <li>
              <button type="button" onClick={share} className={wayClass}>
                Başka bir uygulama
              </button>
            </li>
          )}
        </ul>
      </details>
      <div className="flex w-14 flex-col items-center gap-2">
        {bookmark}
        {more}
      </div>
    </aside>
  )
}

const iconClass =
  'flex min-h-12 w-14 flex-col items-center justify-center gap-2 rounded-sm transition-colors hover:text-ink'

/** At the end of the text where there is one column. */
export function ActionBar({ post, isAuthor, bookmark, more }: PlaceProps) {
  const share = useNativeShare(post)
  return (
    <aside
      aria-label="Yazıyla ilgili işlemler"
      className="mt-8 border-y py-2 text-muted min-[72rem]:hidden print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ApplauseButton slug={post.slug} likes={post.likes} isAuthor={isAuthor} layout="row" />
        <a href={`#${commentsId}`} className={wayClass} aria-label={commentsLabel(post)}>
          <MessageSquare size={20} strokeWidth={1.75} aria-hidden />
          <span aria-hidden>{count(post.commentCount, 'yorum')}</span>
        </a>
        <div className="ml-auto flex items-center">
          {bookmark}
          {more}
        </div>
        {/* Its place is kept: whether the device can share by itself is known only later. */}
        <button
          type="button"
          onClick={share}
          className={classes(wayClass, 'font-semibold text-ink', !share && 'invisible')}
        >
          <Share size={20} strokeWidth={1.75} aria-hidden />
          Paylaş
        </button>
      </div>
      <ul className="flex flex-wrap gap-x-5">
        <ShareWays post={post} />
      </ul>
    </aside>
  )
}

const commentsLabel = (post: ReadPost): string =>
  `${count(post.commentCount, 'yorum')}, yorumlara git`

function ShareWays({ post }: ActionsProps) {
  const copy = useCopyLink(post)
  return (
    <>
      <li className="noscript:hidden">
        <button type="button" onClick={copy} className={wayClass}>
          <Link2 size={20} strokeWidth={1.75} aria-hidden />
          Bağlantıyı kopyala
        </button>
      </li>
      {shareLinks(post).map(({ name, label, href, isPage }) => (
        <li key={name}>
          <a
            href={href}
            aria-label={label}
            rel="noopener"
            target={isPage ? '_blank' : undefined}
            className={wayClass}
          >
            {name}
          </a>
        </li>
      ))}
    </>
  )
}

const wayClass =
  'inline-flex min-h-9 items-center gap-2 rounded-sm underline-offset-4 transition-colors hover:text-ink hover:underline touch:min-h-11 min-w-11'
