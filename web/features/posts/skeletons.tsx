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

interface RowsSkeletonProps {
  /** What is on its way, for those who hear it. */
  status: string
  rowClass: string
  coverClass: string
  /** How wide the button at the end of a row is. */
  buttonClass: string
}

/** Rows of a table of posts to come. */
export function RowsSkeleton({ status, rowClass, coverClass, buttonClass }: RowsSkeletonProps) {
  return (
    <div aria-busy className="divide-y">
      <p role="status" className="sr-only">
        {status}
      </p>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={rowClass}>
          <Skeleton className={coverClass} />
          <div>
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="mt-3 h-3 w-4/5" />
            <Skeleton className="mt-3 h-3 w-40" />
          </div>
          <Skeleton className={`h-8 rounded-full ${buttonClass}`} />
        </div>
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
