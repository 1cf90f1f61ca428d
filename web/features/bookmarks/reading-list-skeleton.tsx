import { Skeleton } from '../../ui/skeleton.tsx'
import { ListBarSkeleton } from '../../ui/list-bar.tsx'
import { SelectSkeleton } from '../own-lists/selection-bar.tsx'
import { RowsSkeleton } from '../posts/skeletons.tsx'
import { linksClass } from './list-links.tsx'
import { coverClass, rowClass } from './saved-row.tsx'
import { aboveListClass, ReadingListFrame } from './reading-list-frame.tsx'

export function ReadingListSkeleton() {
  return (
    <ReadingListFrame
      action={<Skeleton className="h-10 w-64 rounded-full touch:h-11" />}
      lists={<LinksSkeleton />}
    >
      <ListBarSkeleton />
      <div className={aboveListClass}>
        <SelectSkeleton />
      </div>
      <RowsSkeleton
        status="Kaydettikleriniz getiriliyor…"
        rowClass={rowClass}
        coverClass={coverClass}
        buttonClass="w-20"
      />
    </ReadingListFrame>
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
