import {
  applaudedCoverClass,
  coverCount,
  highlightsClass,
  leadClass,
  mostApplaudedClass,
  mostReadClass,
} from './home-shape.ts'
import { PostListSkeleton } from '../posts/skeletons.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'

/** The home page before its lists are there. */
export function HomeSkeleton() {
  return (
    <div className="page-width">
      <GreetingSkeleton />
      <div className={highlightsClass}>
        <LeadSkeleton />
        <MostReadSkeleton />
        <MostApplaudedSkeleton />
      </div>
      <TitleSkeleton />
      <div className="lg:mr-96">
        <PostListSkeleton />
      </div>
    </div>
  )
}

/** Each list of the home page has as many. */
const six = [0, 1, 2, 3, 4, 5]

function LeadSkeleton() {
  return (
    <div className={leadClass}>
      <Skeleton className="aspect-[8/5]" />
      <div>
        <Skeleton className="h-3 w-16" />
        <Skeleton className="mt-4 h-9 w-11/12" />
        <Skeleton className="mt-3 h-9 w-2/3" />
        <SkeletonText lines={2} className="mt-6" />
        <SkeletonText lines={3} className="mt-10 gap-9" />
      </div>
    </div>
  )
}

function MostReadSkeleton() {
  return (
    <div>
      <TitleSkeleton />
      <div className={mostReadClass}>
        {six.map((rank) => (
          <div key={rank} className="flex gap-4">
            <Skeleton className="h-9 w-9 shrink-0" />
            <LinesSkeleton />
          </div>
        ))}
      </div>
    </div>
  )
}

function MostApplaudedSkeleton() {
  return (
    <div>
      <TitleSkeleton />
      <div className={mostApplaudedClass}>
        {six.map((post) => (
          <div key={post}>
            {post < coverCount && <Skeleton className={applaudedCoverClass(post)} />}
            <LinesSkeleton />
          </div>
        ))}
      </div>
    </div>
  )
}

/** A title and who wrote it. */
const LinesSkeleton = () => (
  <div className="flex-1 py-1">
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="mt-3 h-3 w-1/2" />
  </div>
)

const TitleSkeleton = () => <Skeleton className="h-7 w-56 max-w-full" />

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

const GreetingSkeleton = () => (
  <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
    <Skeleton className="h-11 w-72 max-w-full" />
    <Skeleton className="h-4 w-44" />
  </div>
)
