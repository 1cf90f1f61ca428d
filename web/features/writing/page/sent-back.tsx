import { useQuery } from '@tanstack/react-query'
import { postStatus } from '../../../../core/posts/post-status.ts'
import { useCall } from '../../../api.ts'
import { NoteOfEditor, notesOf } from '../../posts/notes.tsx'

interface SentBackProps {
  postId: number | null
  status: number
}

/** Why an editor sent the post back, above the text it is about. */
export function SentBack({ postId, status }: SentBackProps) {
  const call = useCall()
  const isDraft = postId !== null && status === postStatus.draft
  const { data: note } = useQuery({
    queryKey: ['post-note', postId],
    queryFn: async () => (await notesOf(call))[postId!] ?? null,
    enabled: isDraft,
  })
  if (!isDraft || !note) return null
  return <NoteOfEditor note={note} className="page-width pt-6" />
}
