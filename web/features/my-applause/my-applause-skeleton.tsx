import { ListBarSkeleton } from '../../ui/list-bar.tsx'
import { SelectSkeleton } from '../own-lists/selection-bar.tsx'
import { PostListSkeleton } from '../posts/skeletons.tsx'
import { aboveListClass, MyApplauseFrame } from './my-applause-frame.tsx'

export function MyApplauseSkeleton() {
  return (
    <MyApplauseFrame>
      <ListBarSkeleton />
      <div className={aboveListClass}>
        <SelectSkeleton />
      </div>
      <PostListSkeleton />
    </MyApplauseFrame>
  )
}
