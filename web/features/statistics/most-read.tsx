import { Link } from '@tanstack/react-router'
import type { ReadPost } from '../../../core/contracts/statistics.ts'
import { formatMonth } from '../../../core/turkish/dates.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'

interface MostReadProps {
  /** Its first day. */
  month: string
  posts: ReadPost[]
}

export function MostRead({ month, posts }: MostReadProps) {
  return (
    <section aria-labelledby="en-cok-okunanlar" className="mt-16">
      <h2 id="en-cok-okunanlar">Ayın en çok okunanları</h2>
      <p className="mt-1 text-small text-muted">{formatMonth(month)}</p>
      {posts.length === 0 ? (
        <p className="mt-4 border-t py-6 text-muted">Bu ay okunan bir yazınız yok.</p>
      ) : (
        <PostTable posts={posts} />
      )}
    </section>
  )
}

const cellClass = 'py-3 pl-4 text-right font-normal'

/** A phone has room for the reads beside the title. */
const columns = [
  { name: 'views', label: 'Okunma', className: cellClass },
  { name: 'likes', label: 'Alkış', className: `${cellClass} max-sm:hidden` },
  { name: 'comments', label: 'Yorum', className: `${cellClass} max-sm:hidden` },
] as const

function PostTable({ posts }: { posts: ReadPost[] }) {
  return (
    <table className="mt-4 w-full border-t text-small tabular-nums">
      <thead>
        <tr className="border-b text-muted">
          <th scope="col" className="py-3 pr-4 text-left font-normal">
            Yazı
          </th>
          {columns.map(({ name, label, className }) => (
            <th key={name} scope="col" className={className}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {posts.map((post) => (
          <tr key={post.id}>
            <th scope="row" className="py-3 pr-4 text-left font-normal wrap-anywhere">
              <Link
                to="/istatistiklerim/{-$slug}"
                params={{ slug: post.slug ?? String(post.id) }}
                className="inline-flex items-center font-serif text-step-1 underline-offset-4 hover:underline touch:min-h-11"
              >
                {post.title}
              </Link>
            </th>
            {columns.map(({ name, className }) => (
              <td key={name} className={className}>
                {formatNumber(post[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
