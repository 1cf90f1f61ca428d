import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { personClass } from './person-row.tsx'

interface PeopleSkeletonProps {
  text?: string
  className?: string
}

export function PeopleSkeleton({ text = 'Kişiler getiriliyor…', className }: PeopleSkeletonProps) {
  return (
    <div aria-busy className={classes('divide-y', className)}>
      <p role="status" className="sr-only">
        {text}
      </p>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={personClass}>
          <Skeleton round className="size-12 shrink-0" />
          <div>
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-3 h-3 w-4/5" />
          </div>
          <Skeleton className="h-8 w-28 rounded-full max-sm:col-start-2" />
        </div>
      ))}
    </div>
  )
}
