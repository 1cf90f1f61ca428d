import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'

/** The sheet before the editor is there, with everything at its later place. */
export function EditorSkeleton() {
  return (
    <div className="page-width" aria-busy>
      <div className="mx-auto max-w-measure pt-16">
        <p className="sr-only">Düzenleyici açılıyor…</p>
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="mt-6 h-6 w-3/5" />
        <SkeletonText lines={4} className="mt-12" />
      </div>
    </div>
  )
}
