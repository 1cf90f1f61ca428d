import { ConfirmDialog } from '../../ui/dialog.tsx'
import { deletionQuestion } from '../posts/deletion.ts'
import type { OwnPost } from './queries.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { PostActions } from './use-post-actions.ts'

interface Wording {
  title: string
  text: (title: string, status: number) => string
  confirmLabel: string
  danger?: boolean
}

const wordings: Record<'publish' | 'unpublish' | 'delete', Wording> = {
  publish: {
    title: 'Yazı yayımlansın mı?',
    text: (title) => `“${title}” herkese açılacak.`,
    confirmLabel: 'Yayımla',
  },
  unpublish: {
    title: 'Yazı yayından kaldırılsın mı?',
    text: (title) =>
      `“${title}” okurlara kapanacak. Alkışları ve yorumları saklanır; dilediğinizde yeniden yayımlayabilirsiniz.`,
    confirmLabel: 'Yayından kaldır',
  },
  delete: deletionQuestion,
}

/** One dialog for the whole list: it outlives the row it was opened from. */
export function Questions({ actions }: { actions: PostActions }) {
  const { question } = actions
  if (question === null || question.action === 'withdraw') return null
  const { action, post, isOpen } = question
  if (action === 'schedule')
    return <ScheduleDialog key={post.id} post={post} isOpen={isOpen} actions={actions} />
  const { text, ...wording } = wordings[action]
  return (
    <ConfirmDialog
      {...wording}
      text={text(post.title, post.status)}
      open={isOpen}
      onOpenChange={(open) => !open && actions.close()}
      onConfirm={() => answer(actions, action, post)}
    />
  )
}

/** Publishing is waited for; the rest is shown at once, so its dialog need not stay. */
function answer(actions: PostActions, action: keyof typeof wordings, post: OwnPost): unknown {
  const done = actions[action](post)
  return action === 'publish' ? done : undefined
}
