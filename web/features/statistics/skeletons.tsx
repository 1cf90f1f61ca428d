import { Skeleton } from '../../ui/skeleton.tsx'
import { figureClass, figuresClass } from './figures.tsx'
import { PostFrame, StatisticsFrame } from './frames.tsx'

export function StatisticsSkeleton() {
  return (
    <StatisticsFrame>
      <Waiting text="İstatistikleriniz getiriliyor…" figures={5} />
    </StatisticsFrame>
  )
}

export function PostStatisticsSkeleton() {
  return (
    <PostFrame>
      <Skeleton className="mt-1 h-9 w-4/5 max-w-xl" />
      <Waiting text="Yazının istatistikleri getiriliyor…" figures={3} />
    </PostFrame>
  )
}

function Waiting({ text, figures }: { text: string; figures: number }) {
  return (
    <div aria-busy>
      <p role="status" className="sr-only">
        {text}
      </p>
      <div className={figuresClass(figures)}>
        {Array.from({ length: figures }, (_, figure) => (
          <div key={figure} className={figureClass}>
            <Skeleton className="my-1 h-3 w-14" />
            <Skeleton className="my-2 h-8 w-24" />
            <Skeleton className="mt-2 h-3 w-32" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-12 h-7 w-32" />
      <Skeleton className="mt-3 h-3 w-44" />
      <Skeleton className="mt-24 h-60 w-full sm:h-72" />
    </div>
  )
}
