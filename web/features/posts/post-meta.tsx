import { Hand, type LucideIcon, MessageSquare } from 'lucide-react'
import { formatCompact, formatNumber } from '../../../core/turkish/numbers.ts'
import { formatReadingTime } from '../../../core/turkish/reading-time.ts'
import { RelativeTime } from '../../relative-time.tsx'
import type { PostSummary } from './post-summary.ts'

/** When, how long, and what others thought of it. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-muted">
      <RelativeTime date={post.time} />
      <span>
        {formatReadingTime(post.readTime)}
        <span className="sr-only"> okuma</span>
      </span>
      <Count icon={Hand} value={post.likes} noun="alkış" className="text-applause" />
      <Count icon={MessageSquare} value={post.commentCount} noun="yorum" />
    </p>
  )
}

interface CountProps {
  icon: LucideIcon
  value: number
  noun: string
  className?: string
}

export function Count({ icon: Icon, value, noun, className = '' }: CountProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 tabular-nums ${className}`}
      title={`${formatNumber(value)} ${noun}`}
    >
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      {formatCompact(value)}
      <span className="sr-only"> {noun}</span>
    </span>
  )
}
