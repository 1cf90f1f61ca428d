import { Skeleton } from '../../ui/skeleton.tsx'
import { tabs } from './author-frame.tsx'
import { PostListSkeleton } from '../posts/skeletons.tsx'

export function AuthorSkeleton() {
  return (
    <div className="page-width">
      <div className="mx-auto max-w-3xl">
        <div className="flex flex-col gap-x-8 gap-y-5 sm:flex-row">
          <Skeleton round className="size-24 shrink-0" />
          <div className="flex-1">
            <Skeleton className="mt-2 h-9 w-64 max-w-full" />
            <Skeleton className="mt-3 h-3 w-24" />
            <Skeleton className="mt-6 h-4 w-full" />
            <Skeleton className="mt-6 h-3 w-56" />
            <Skeleton className="mt-7 h-11 w-40 rounded-full" />
            <Skeleton className="mt-4 mb-1 h-3 w-44" />
          </div>
        </div>
        <div className="mt-8 flex h-11 items-center gap-x-6 border-b">
          {tabs.map(({ to }) => (
            <Skeleton key={to} className="h-3 w-20" />
          ))}
        </div>
        <PostListSkeleton cards={4} />
      </div>
    </div>
  )
}
