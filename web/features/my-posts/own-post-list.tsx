import { postMessages } from '../../../core/contracts/post-forms.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { mayBecome } from '../../../core/contracts/writing.ts'
import { Button } from '../../ui/button.tsx'
import { SelectableRow } from '../own-lists/selection.tsx'
import { NoteOfEditor } from '../posts/notes.tsx'
import { WaitOfPost } from '../posts/waits.tsx'
import { OwnPostRow } from './own-post-row.tsx'
import { EditLink } from './post-links.tsx'
import type { OwnPost } from './queries.ts'
import { RowControls } from './row-controls.tsx'
import type { PostActions } from './use-post-actions.ts'

interface OwnPostListProps {
  posts: OwnPost[]
  actions: PostActions
}

export function OwnPostList({ posts, actions }: OwnPostListProps) {
  return (
    <ul className="divide-y">
      {posts.map((post) => (
        <li key={post.id}>
          <SelectableRow id={post.id} title={post.title}>
            <OwnPostRow post={post} controls={<RowControls post={post} actions={actions} />} />
          </SelectableRow>
          {post.wait && <WaitOfPost wait={post.wait} className="mb-5" />}
          {post.note && (
            <NoteOfEditor
              note={post.note}
              onSubmit={() => void actions.submit(post)}
              className="mb-5"
            />
          )}
          <div role="alert">
            <Refusal post={post} text={actions.refusals[post.id] ?? null} actions={actions} />
          </div>
        </li>
      ))}
    </ul>
  )
}

interface RefusalProps {
  post: OwnPost
  text: string | null
  actions: PostActions
}

/** Why it was not done, where the post stands, and the way to get it done. */
function Refusal({ post, text, actions }: RefusalProps) {
  if (text === null) return null
  const asksForApproval =
    mayBecome(post.status, postStatus.waiting) &&
    post.categories.some((name) => text === postMessages.approvalNeeded(name))
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-danger-wash px-4 py-3 text-danger">
      <p className="min-w-0 flex-1 basis-72">{text}</p>
      {asksForApproval ? (
        <Button variant="outline" size="sm" onClick={() => void actions.submit(post)}>
          Onaya gönder
        </Button>
      ) : (
        <EditLink post={post} className={refusalLinkClass}>
          Yazıyı düzenle
        </EditLink>
      )}
    </div>
  )
}

const refusalLinkClass =
  'inline-flex items-center font-semibold underline underline-offset-4 touch:min-h-11'
