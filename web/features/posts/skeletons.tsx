import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { cardClass, coverClass } from './card-shape.ts'

/** Cards to come, in the places where they will stand. */
export function PostListSkeleton({ cards = 5 }: { cards?: number }) {
  return (
    <div aria-busy className="divide-y">
      <p role="status" className="sr-only">
        Yazılar getiriliyor…
      </p>
      {Array.from({ length: cards }, (_, card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  )
}

function CardSkeleton() {
  return (
    <div className={cardClass}>
      <div>
        <div className="flex items-center gap-2 touch:min-h-11">
          <Skeleton round className="size-6" />
          <Skeleton className="h-3 w-32" />
        </div>
        <Skeleton className="mt-3 h-6 w-4/5" />
        <SkeletonText lines={2} className="mt-4" />
        <Skeleton className="mt-5 h-3 w-48" />
      </div>
      <Skeleton className={coverClass} />
    </div>
  )
}

/** A title, the line below it, and the list. */
export function ListPageSkeleton() {
  return (
    <div className="page-width">
      <div className="mx-auto max-w-3xl">
        <TitleSkeleton />
        <PostListSkeleton />
      </div>
    </div>
  )
}

/** The same with three covers above the list, and room for the rail. */
export function OverviewSkeleton() {
  return (
    <div className="page-width">
      <TitleSkeleton />
      <div className="mb-12 grid gap-x-6 gap-y-8 border-b pb-12 sm:grid-cols-3 lg:gap-x-10">
        {[0, 1, 2].map((card) => (
          <div key={card}>
            <Skeleton className="aspect-[5/2] sm:aspect-[8/5]" />
            <Skeleton className="mt-5 h-4 w-3/4" />
          </div>
        ))}
      </div>
      <div className="lg:mr-96">
        <PostListSkeleton />
      </div>
    </div>
  )
}

function TitleSkeleton() {
  return (
    <>
      <Skeleton className="mt-2 h-10 w-64 max-w-full" />
      <Skeleton className="mt-4 mb-8 h-4 w-96 max-w-full" />
    </>
  )
}
