import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'

const feeds = {
  latest: { to: '/', title: 'Son yazılar' },
  following: { to: '/takip-ettiklerim', title: 'Takip ettikleriniz' },
} as const

/** What is new, and for members a way between everybody's posts and those of whom they follow. */
export function FeedSection({ feed, children }: { feed: keyof typeof feeds; children: ReactNode }) {
  const id = useId()
  const others = Object.values(feeds).filter((each) => each !== feeds[feed])
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 id={id} className={feed === 'latest' ? undefined : 'order-last'}>
          {feeds[feed].title}
        </h2>
        {others.map(({ to, title }) => (
          <Link
            key={to}
            to={to}
            className="hidden text-step-1 text-muted hover:text-ink hover:underline viewer-member:block touch:viewer-member:min-h-11"
          >
            {title}
          </Link>
        ))}
      </div>
      {children}
    </section>
  )
}
