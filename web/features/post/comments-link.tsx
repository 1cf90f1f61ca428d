import { MessageSquare } from 'lucide-react'
import { commentsId } from '../../../core/paths.ts'
import { count, formatCompact } from '../../../core/turkish/numbers.ts'
import { classes } from '../../ui/classes.ts'
import type { ReadPost } from './queries.ts'

export function CommentsLink({ post, className }: { post: ReadPost; className: string }) {
  return (
    <a
      href={`#${commentsId}`}
      aria-label={`${count(post.commentCount, 'yorum')}, yorumlara git`}
      className={classes(
        'flex items-center gap-1.5 rounded-sm text-small tabular-nums whitespace-nowrap transition-colors hover:text-ink',
        className,
      )}
    >
      <MessageSquare size={20} strokeWidth={1.75} aria-hidden />
      <span aria-hidden>{formatCompact(post.commentCount)}</span>
    </a>
  )
}
