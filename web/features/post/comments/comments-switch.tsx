import { useState } from 'react'
import type { PostFacts } from '../../../../core/contracts/posts.ts'
import { updatePost } from '../../../calls.gen.ts'
import { useCall } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { useNotice } from '../../../ui/notice.tsx'

interface CommentsSwitchProps {
  slug: string
  facts: PostFacts
  onChange: () => void
}

/** The post's author decides whether more may be said. */
export function CommentsSwitch({ slug, facts, onChange }: CommentsSwitchProps) {
  const call = useCall()
  const notify = useNotice()
  const [isBusy, setBusy] = useState(false)
  const toggle = async () => {
    setBusy(true)
    const body = { commentsClosed: !facts.commentsClosed }
    const result = await call(updatePost, { params: { id: slug }, body })
    setBusy(false)
    if (!result.ok) return notify({ text: result.message, kind: 'error' })
    onChange()
  }
  return (
    <Button
      variant="outline"
      size="sm"
      busy={isBusy}
      onClick={() => void toggle()}
      className="mt-4"
    >
      {facts.commentsClosed ? 'Yorumları aç' : 'Yorumları kapat'}
    </Button>
  )
}
