import { Skeleton } from '../../ui/skeleton.tsx'
import { ListFrame } from './list-frame.tsx'
import { coverClass, rowClass } from './own-post-row.tsx'
import { tabListClass } from './status-tabs.tsx'

export function MyPostsSkeleton() {
  return (
    <ListFrame tabs={<TabsSkeleton />}>
      <div aria-busy className="divide-y">
        <p role="status" className="sr-only">
          Yazılarınız getiriliyor…
        </p>
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className={rowClass}>
            <Skeleton className={coverClass} />
            <div>
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="mt-3 h-3 w-4/5" />
              <Skeleton className="mt-3 h-3 w-40" />
            </div>
            <Skeleton className="h-8 w-32 rounded-full" />
          </div>
        ))}
      </div>
    </ListFrame>
  )
}

function TabsSkeleton() {
  return (
    <div className={tabListClass}>
      <div className="flex h-11 items-center gap-x-7">
        {['w-18', 'w-16', 'w-24', 'w-28', 'w-14'].map((width) => (
          <Skeleton key={width} className={`h-3 shrink-0 ${width}`} />
        ))}
      </div>
    </div>
  )
}
