import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCall } from '../../api.ts'
import { FailedQueries } from '../../failed-queries.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DaysSection } from './days-section.tsx'
import { Figures } from './figures.tsx'
import { MostRead } from './most-read.tsx'
import { StatisticsFrame } from './frames.tsx'
import { HoursSection } from './hours-section.tsx'
import { daysQuery, figuresQuery, hoursQuery, mostReadQuery } from './queries.ts'
import { memberSeries } from './series.ts'

const failed = 'Bu günlerin sayıları getirilemedi. Bağlantınızı denetleyip yeniden deneyin.'

interface StatisticsScreenProps {
  /** Steps of 30 days back, the first of which ends today. */
  page?: number | undefined
  /** The way to a first post. */
  write: ReactNode
}

export function StatisticsScreen({ page = 1, write }: StatisticsScreenProps) {
  const call = useCall()
  const { data: figures } = useSuspenseQuery(figuresQuery(call))
  const days = useQuery(daysQuery(call, page))
  const mostRead = useQuery(mostReadQuery(call, page))
  const { data: reading } = useSuspenseQuery(hoursQuery(call))
  const isEmpty = Object.values(figures).every(({ total }) => total === 0)
  return (
    <StatisticsFrame>
      {isEmpty ? (
        <EmptyState text="Henüz sayılacak bir şey yok. İlk yazınızı yayımlayınca okunmaları, alkışları ve yorumları burada görürsünüz.">
          {write}
        </EmptyState>
      ) : (
        <>
          <Figures
            figures={[
              ['Okunma', figures.views],
              ['Alkış', figures.likes],
              ['Yorum', figures.comments],
              ['Takipçi', figures.followers],
              ['Yazı', figures.posts],
            ]}
          />
          {days.data && <DaysSection {...days.data} series={memberSeries} page={page} />}
          {mostRead.data && <MostRead {...mostRead.data} />}
          <FailedQueries queries={[days, mostRead]} text={failed} />
          <HoursSection since={reading.since} hours={reading.weekdays} />
        </>
      )}
    </StatisticsFrame>
  )
}
