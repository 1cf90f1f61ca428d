import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { tilesClass, tileClasses } from '../posts/tile-cards.tsx'
import { categoriesClass, categoryClass, descriptionClass } from './category-index.tsx'
import { ExploreFrame } from './explore-frame.tsx'
import { indexClass, indexRowClass } from './post-index.tsx'

/** How many there will be is not known yet: as many as the community has today. */
const usualCategories = 13

/** Explore before its lists are there, every part in its place. */
export function ExploreSkeleton() {
  return (
    <div aria-busy>
      <p role="status" className="sr-only">
        Yazılar getiriliyor…
      </p>
      <ExploreFrame
        overview={{ categories: <Categories />, popular: <Tiles /> }}
        latest={<IndexRows />}
        shortReads={<SkeletonText lines={8} className="mt-6" />}
        topics={<SkeletonText lines={3} className="mt-6" />}
      />
    </div>
  )
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A line of text to come, as tall as the text around it. */
function Line({ className }: { className: string }) {
  return (
    <span className="flex h-[1lh] items-center">
      <Skeleton className={`h-3 ${className}`} />
    </span>
  )
}

function Categories() {
  return (
    <div className={categoriesClass}>
      {times(usualCategories).map((category) => (
        <div key={category} className={categoryClass}>
          <div className="text-step-1">
            <Line className="w-24 max-w-full" />
          </div>
          <div className={descriptionClass}>
            <Line className="w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

function Tiles() {
  return (
    <div className={tilesClass}>
      {times(3).map((tile) => (
        <div key={tile}>
          <Skeleton className={tileClasses.cover} />
          <div className={tileClasses.title}>
            <Line className="w-3/4" />
          </div>
          <div className={tileClasses.meta}>
            <Line className="w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}

function IndexRows() {
  return (
    <div className={`divide-y ${indexClass}`}>
      {times(10).map((row) => (
        <div key={row} className={indexRowClass}>
          <div className="flex-1">
            <div className="text-step-1 leading-snug">
              <Line className="w-3/5" />
            </div>
            <div className="mt-0.5 text-small">
              <Line className="w-40" />
            </div>
          </div>
          <Skeleton className="h-3 w-20" />
        </div>
      ))}
    </div>
  )
}
