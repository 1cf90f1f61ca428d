import { Skeleton } from '../../ui/skeleton.tsx'
import { linksClass } from './list-links.tsx'
import { coverClass, rowClass } from './saved-row.tsx'
import { ShelfFrame } from './shelf-frame.tsx'

export function ReadingListSkeleton() {
  return (
    <ShelfFrame lists={<LinksSkeleton />}>
      <div aria-busy className="divide-y">
        <p role="status" className="sr-only">
          Kaydettikleriniz getiriliyor…
        </p>
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className={rowClass}>
            <Skeleton className={coverClass} />
            <div>
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="mt-3 h-3 w-4/5" />
              <Skeleton className="mt-3 h-3 w-40" />
            </div>
            <Skeleton className="h-8 w-20 rounded-full" />
          </div>
        ))}
      </div>
    </ShelfFrame>
  )
}

function LinksSkeleton() {
  return (
    <div className={linksClass}>
      <div className="flex gap-x-6 lg:flex-col">
        {['w-16', 'w-28', 'w-24'].map((width) => (
          <div key={width} className="flex h-11 items-center">
            <Skeleton className={`h-3 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  )
}
