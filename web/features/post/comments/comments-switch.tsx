import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updatePost } from '../../../calls/writing.gen.ts'
import { useCall } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { useNotice } from '../../../ui/notice.tsx'
import { factsQuery } from '../facts.ts'
import type { ReadPost } from '../queries.ts'

/** The post's author decides whether more may be said. */
export function CommentsSwitch({ post, isClosed }: { post: ReadPost; isClosed: boolean }) {
  const call = useCall()
  const showNotice = useNotice()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const toggle = async () => {
    setBusy(true)
    const body = { commentsClosed: !isClosed }
    const result = await call(updatePost, { params: { id: post.slug }, body })
    if (result.ok) await queries.invalidateQueries(factsQuery(call, post))
    else showNotice({ text: result.message, kind: 'error' })
    setBusy(false)
  }
  return (
    <Button
      variant="outline"
      size="sm"
      busy={isBusy}
      onClick={() => void toggle()}
      className="mt-4"
    >
      {isClosed ? 'Yorumları aç' : 'Yorumları kapat'}
    </Button>
  )
}
