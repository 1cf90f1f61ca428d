import { Link } from '@tanstack/react-router'
import { Eye, Hand, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { isCommitted } from '../../../core/contracts/writing.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { formatDateTime } from '../../../core/turkish/dates.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { useIsPhone } from '../../use-is-phone.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Cover } from '../posts/cover.tsx'
import { Count } from '../posts/post-meta.tsx'
import { unpublishedChanges } from '../posts/status-names.ts'
import { EditLink } from './post-links.tsx'
import { hasReaders, type OwnPost } from './queries.ts'

/** A post of one's own: what it is, how it fares, and what can be done with it. */
export function OwnPostRow({ post, controls }: { post: OwnPost; controls: ReactNode }) {
  return (
    <article className={rowClass}>
      <Cover
        post={{ slug: post.slug ?? String(post.id), cover: post.cover }}
        className={coverClass}
        columns={3}
        rows={2}
      />
      <div className="min-w-0">
        <h3 className="text-step-1 leading-snug wrap-anywhere">
          <Title post={post} />
        </h3>
        {post.excerpt !== '' && <p className="mt-0.5 line-clamp-1 text-muted">{post.excerpt}</p>}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-small text-muted">
          <When post={post} />
          {post.hasEdit && isCommitted(post.status) && (
            <span className="text-ink">{unpublishedChanges}</span>
          )}
          {post.categories.length > 0 && <span>{post.categories.join(', ')}</span>}
          {hasReaders(post) && <Figures post={post} />}
        </p>
      </div>
      {controls}
    </article>
  )
}

/** Shared with the skeleton. */
export const rowClass =
  'grid grid-cols-[minmax(0,1fr)] items-center gap-x-5 gap-y-3 py-5 sm:grid-cols-[6rem_minmax(0,1fr)_auto] phone:max-sm:grid-cols-[minmax(0,1fr)_auto]'
export const coverClass = 'aspect-[3/2] max-sm:hidden'

function Title({ post }: { post: OwnPost }) {
  const isPhone = useIsPhone()
  if (post.daysLeft !== null) return post.title
  if (post.status === postStatus.active && post.slug !== null)
    return (
      <Link to="/yazi/$slug" params={{ slug: post.slug }} className={titleClass}>
        {post.title}
      </Link>
    )
  if (isPhone) return post.title
  return (
    <EditLink post={post} className={titleClass}>
      {post.title}
    </EditLink>
  )
}

const titleClass = 'hover:underline touch:inline-flex touch:min-h-11 touch:items-center'

/** The one time that matters where the post stands. */
function When({ post }: { post: OwnPost }) {
  const { status, daysLeft, publishTime, createdAt, updatedAt } = post
  if (daysLeft !== null)
    return (
      <span className={daysLeft <= 3 ? 'font-semibold text-danger' : undefined}>
        {`Geri getirmek için ${count(daysLeft, 'gün')} kaldı`}
      </span>
    )
  if (publishTime !== null && (status === postStatus.planned || isPlannedToo(post)))
    return (
      <span className="text-ink">
        {status === postStatus.planned ? 'Yayın zamanı: ' : 'Onaylanırsa yayın zamanı: '}
        <time dateTime={publishTime}>{formatDateTime(publishTime)}</time>
      </span>
    )
  if (status === postStatus.active) return <RelativeTime date={publishTime ?? createdAt} />
  return (
    <span>
      Son değişiklik: <RelativeTime date={updatedAt} />
    </span>
  )
}

/** One that waits for an editor goes out at its time if it is approved before. */
const isPlannedToo = ({ status, publishTime }: OwnPost): boolean =>
  status === postStatus.waiting && Date.parse(publishTime ?? '') > Date.now()

function Figures({ post }: { post: OwnPost }) {
  return (
    <>
      <Count icon={Eye} value={post.views} noun="okunma" />
      <Count icon={Hand} value={post.likes} noun="alkış" className="text-applause" />
      <Count icon={MessageSquare} value={post.commentCount} noun="yorum" />
    </>
  )
}
