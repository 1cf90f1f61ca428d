import { useLayoutEffect, useRef } from 'react'
import { postLimits } from '../../../../core/contracts/post-forms.ts'
import { goOnWithTitle } from '../../../editor/early-title.ts'
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'

/** The sheet before the editor is there, with everything at its later place. */
export function EditorSkeleton({ isNew }: { isNew: boolean }) {
  return (
    <div className="page-width" aria-busy>
      <div className="mx-auto max-w-measure pt-16">
        <p className="sr-only">Düzenleyici açılıyor…</p>
        {isNew ? <EarlyTitle /> : <Skeleton className="h-12 w-4/5" />}
        <Skeleton className="mt-6 h-6 w-3/5" />
        <SkeletonText lines={4} className="mt-12" />
      </div>
    </div>
  )
}

/** Looks like the title of the editor, which goes on with what is typed here, perhaps before any script is there. */
function EarlyTitle() {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => goOnWithTitle(field.current!), [])
  return (
    <textarea
      ref={field}
      className="block field-sizing-content w-full resize-none overflow-hidden bg-transparent font-serif text-step-5 font-semibold tracking-[-0.015em] outline-none placeholder:text-edge"
      rows={1}
      aria-label="Başlık"
      placeholder="Başlık"
      maxLength={postLimits.titleMax}
      autoComplete="off"
    />
  )
}
