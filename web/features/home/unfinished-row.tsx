import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fullName } from '../../../core/text/full-name.ts'
import { formatReadingTime } from '../../../core/turkish/reading-time.ts'
import { useCall } from '../../api.ts'
import { isUnfinished, type Reading, useReadings } from '../../reading-history.ts'
import { PostLink } from '../posts/links.tsx'
import { namedPostsQuery } from '../posts/named-posts.ts'
import type { PostSummary } from '../posts/post-summary.ts'

const most = 3

/** The last posts that were not read to their end. */
export function UnfinishedRow() {
  const readings = useReadings().filter(isUnfinished).slice(0, most)
  const slugs = readings.map(({ slug }) => slug)
  const { data: posts = [], isSuccess } = useQuery(namedPostsQuery(useCall(), slugs))
  const rows = readings.flatMap((reading) => {
    const post = posts.find(({ slug }) => slug === reading.slug)
    return post ? [{ reading, post }] : []
  })
  return (
    <section aria-labelledby="yarim-kalanlar" className="h-full py-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="yarim-kalanlar" className="text-step-1 max-sm:text-step-0">
          Kaldığınız yerden devam edin
        </h2>
        <Link
          to="/okuma-gecmisi"
          className="inline-flex shrink-0 items-center text-small text-muted hover:text-ink hover:underline touch:-my-2 touch:min-h-11"
        >
          Geçmişim
        </Link>
      </div>
      {isSuccess && rows.length === 0 && (
        <p className="mt-3 text-muted">Yarım bıraktığınız yazılar artık yayında değil.</p>
      )}
      <ul className="mt-2 grid auto-cols-[minmax(15rem,1fr)] grid-flow-col gap-x-6 overflow-x-auto pb-1 [scrollbar-width:none]">
        {rows.map((row) => (
          <li key={row.post.id} className="relative">
            <UnfinishedPost {...row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function UnfinishedPost({ reading, post }: { reading: Reading; post: PostSummary }) {
  const left = Math.max(Math.round((post.readTime * (100 - reading.percent)) / 100), 1)
  return (
    <article>
      <h3 className="line-clamp-2 min-h-[2lh] text-step-1 leading-snug font-medium wrap-anywhere">
        <PostLink post={post} />
      </h3>
      <p className="mt-1 truncate text-small text-muted">
        {fullName(post.user)} · {formatReadingTime(left)} kaldı
      </p>
      <div aria-hidden className="mt-2 h-0.5 bg-line">
        <div className="h-full bg-accent" style={{ width: `${reading.percent}%` }} />
      </div>
    </article>
  )
}
