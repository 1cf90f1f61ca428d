import { Skeleton } from '../../ui/skeleton.tsx'
import { PostListSkeleton } from '../posts/skeletons.tsx'
import { types } from './choices.ts'
import { filterBarClass } from './filter-bar.tsx'
import { SearchFrame } from './search-frame.tsx'
import { tabListClass } from './type-tabs.tsx'

/** Results to come, in the places where they will stand. */
export function SearchSkeleton() {
  return (
    <SearchFrame title="Aranıyor…">
      <div className={tabListClass}>
        <div className="flex h-11 items-center gap-x-6 sm:gap-x-7">
          {types.map(({ value }) => (
            <Skeleton key={value} className="h-3 w-20 shrink-0" />
          ))}
        </div>
      </div>
      <div className="lg:mr-96">
        <div className={filterBarClass}>
          {['w-22', 'w-28', 'w-29'].map((width) => (
            <Skeleton key={width} className={`h-9 rounded-full touch:h-11 ${width}`} />
          ))}
        </div>
        <PostListSkeleton />
      </div>
    </SearchFrame>
  )
}
