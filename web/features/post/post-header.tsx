import { fullName } from '../../../core/text/full-name.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDate } from '../../../core/turkish/dates.ts'
import { formatCompact } from '../../../core/turkish/numbers.ts'
import { formatReadingTime } from '../../../core/turkish/reading-time.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classes } from '../../ui/classes.ts'
import { Tile } from '../../ui/tile.tsx'
import { CoverPicture } from '../posts/cover-picture.tsx'
import type { ReadPost } from './queries.ts'

export const titleId = 'yazi-basligi'

/** In large letters it would be a wall. */
const longTitle = 70

interface PostHeaderProps {
  post: ReadPost
  follow: ReactNode
  reading: ReactNode
}

export function PostHeader({ post, follow, reading }: PostHeaderProps) {
  return (
    <header className="@container mx-auto max-w-measure">
      {post.category && (
        <Link
          to="/kesfet/$kategori"
          params={{ kategori: post.category.slug }}
          className="eyebrow -my-3 inline-flex min-h-11 min-w-11 items-center hover:text-accent-ink hover:underline hover:underline-offset-4 print:hidden"
        >
          {post.category.name}
        </Link>
      )}
      <h1
        id={titleId}
        className={classes(
          'mt-3 font-semibold wrap-anywhere',
          post.title.length > longTitle ? 'text-step-4' : 'text-step-5',
        )}
      >
        {post.title}
      </h1>
      {post.standfirst && (
        <p className="mt-4 font-serif text-[1.1875rem] leading-[1.45] text-muted sm:text-step-2 sm:leading-[1.45]">
          {post.standfirst}
        </p>
      )}
      <AuthorLine post={post} follow={follow} />
      {/* Wide screens have it beside the text. */}
      <div className="-mb-4 -ml-2.5 mt-2 flex empty:hidden noscript:hidden min-[72rem]:hidden print:hidden">
        {reading}
      </div>
    </header>
  )
}

function AuthorLine({ post, follow }: { post: ReadPost; follow: ReactNode }) {
  const { user, time, readTime, views } = post
  const name = fullName(user)
  return (
    <div className="mt-6 flex items-center gap-4 sm:mt-8 @max-[16rem]:flex-wrap">
      <Avatar name={name} picture={user.picture} size="lg" className="print:hidden" />
      <div className="min-w-0">
        <Link
          to="/@{$username}"
          params={{ username: user.username }}
          rel="author"
          className="-my-2.5 inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:underline hover:underline-offset-4"
        >
          {name}
        </Link>
        <p className="overflow-hidden text-small text-muted">
          <span className="-ml-3.5 flex flex-wrap">
            <time dateTime={time} className={classes(factClass, 'max-sm:basis-full')}>
              {formatDate(time)}
            </time>{' '}
            <span className={classes(factClass, 'print:hidden')}>
              {formatReadingTime(readTime)} okuma
            </span>{' '}
            {views > 0 && (
              <span className={classes(factClass, 'print:hidden')}>
                {formatCompact(views)} okunma
              </span>
            )}
          </span>
        </p>
      </div>
      <div className="ml-auto shrink-0 print:hidden">{follow}</div>
    </div>
  )
}

/** Each has a dot before it; the first of a line has its own outside the box, unseen. */
const factClass =
  "relative pl-3.5 whitespace-nowrap before:absolute before:left-0 before:w-3.5 before:text-center before:content-['·'/'']"

/** A cover the author chose, or the tiles of this post; the size is known before either is there. */
export function Cover({ post }: { post: ReadPost }) {
  return (
    <div className="mx-auto mt-8 max-w-248 sm:px-6 min-[65rem]:px-0 print:hidden">
      <div className="aspect-video overflow-hidden bg-wash sm:rounded-sm md:aspect-[7/3]">
        {post.cover ? (
          <CoverPicture
            src={post.cover}
            sizes="(max-width: 65rem) 100vw, 62rem"
            box={{ width: 992, height: 425 }}
            eager
            priority="high"
          />
        ) : (
          <Tile text={post.slug} columns={9} rows={4} />
        )}
      </div>
    </div>
  )
}
