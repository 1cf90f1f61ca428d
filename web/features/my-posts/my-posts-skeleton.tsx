import { Skeleton } from '../../ui/skeleton.tsx'
import { RowsSkeleton } from '../posts/skeletons.tsx'
import { ListBarSkeleton } from '../../ui/list-bar.tsx'
import { SelectSkeleton } from '../own-lists/selection-bar.tsx'
import { aboveListClass, ListFrame } from './list-frame.tsx'
import { coverClass, rowClass } from './own-post-row.tsx'
import { tabListClass } from './status-tabs.tsx'

export function MyPostsSkeleton() {
  return (
    <ListFrame search={<ListBarSkeleton />} tabs={<TabsSkeleton />}>
      <div className={aboveListClass}>
        <SelectSkeleton />
      </div>
      <RowsSkeleton
        status="Yazılarınız getiriliyor…"
        rowClass={rowClass}
        coverClass={coverClass}
        buttonClass="w-32 phone:w-11"
      />
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
