import { PostListSkeleton } from '../posts/skeletons.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'

/** The home page before its lists are there. */
export function HomeSkeleton() {
  return (
    <div className="page-width">
      <GreetingSkeleton />
      <div className="mb-12 grid gap-x-12 gap-y-6 lg:grid-cols-[14fr_10fr]">
        <Skeleton className="aspect-[8/5]" />
        <div>
          <Skeleton className="h-3 w-16" />
          <Skeleton className="mt-4 h-9 w-11/12" />
          <Skeleton className="mt-3 h-9 w-2/3" />
          <SkeletonText lines={2} className="mt-6" />
        </div>
      </div>
      <PostListSkeleton />
    </div>
  )
}

/** The same without highlights, and with room for the rail. */
export function FollowingSkeleton() {
  return (
    <div className="page-width">
      <GreetingSkeleton />
      <Skeleton className="h-7 w-80 max-w-full" />
      <div className="lg:mr-96">
        <PostListSkeleton />
      </div>
    </div>
  )
}

const GreetingSkeleton = () => <Skeleton className="mb-8 h-11 w-72 max-w-full" />
