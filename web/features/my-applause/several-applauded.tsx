import { useQueryClient } from '@tanstack/react-query'
import { Bookmark, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { count } from '../../../core/turkish/numbers.ts'
import { applaud, takeApplauseBack } from '../../calls/applause.gen.ts'
import { addBookmark } from '../../calls/bookmarks.gen.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useTogether } from '../own-lists/act-on-each.ts'
import type { Selection } from '../own-lists/selection.tsx'
import { SelectionBar } from '../own-lists/selection-bar.tsx'
import type { ApplaudedPost } from './queries.ts'

interface SeveralApplaudedProps {
  posts: ApplaudedPost[]
  selection: Selection
}

/** To read again later, or to take the applause back: asked before, because it comes back as new applause. */
export function SeveralApplauded({ posts, selection }: SeveralApplaudedProps) {
  const call = useCall()
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { progress, run } = useTogether()
  const after = async (): Promise<void> => {
    await queries.invalidateQueries()
    selection.leave()
  }
  const save = () =>
    void run({
      items: posts,
      after,
      send: ({ slug }) => call(addBookmark, { body: { post: slug } }),
      words: { done: 'okuma listenize eklendi', failed: 'eklenemedi' },
    })
  const takeBack = () =>
    void run({
      items: posts,
      after,
      send: ({ slug }) => call(takeApplauseBack, { params: { slug } }),
      words: { done: 'artık alkışlarınızda değil', failed: 'geri alınamadı' },
      undo: {
        send: ({ slug, ownApplause }) =>
          call(applaud, { params: { slug }, body: { count: ownApplause } }),
        words: { done: 'yeniden alkışlandı', failed: 'yeniden alkışlanamadı' },
      },
    })
  return (
    <>
      <SelectionBar selection={selection} progress={progress}>
        <Button variant="outline" size="sm" onClick={save}>
          <Bookmark size={16} strokeWidth={1.75} aria-hidden />
          Okuma listeme ekle
        </Button>
        <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
          <Undo2 size={16} strokeWidth={1.75} aria-hidden />
          Alkışı geri al
        </Button>
      </SelectionBar>
      <ConfirmDialog
        title="Alkışlar geri alınsın mı?"
        text={`${count(posts.length, 'yazı')} için verdiğiniz bütün alkışlar geri alınacak.`}
        confirmLabel="Geri al"
        danger
        open={isAsked}
        onOpenChange={setAsked}
        onConfirm={takeBack}
      />
    </>
  )
}
