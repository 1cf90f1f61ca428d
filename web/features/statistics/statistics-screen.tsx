import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCall } from '../../api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DaysSection } from './days-section.tsx'
import { Figures } from './figures.tsx'
import { MostRead } from './most-read.tsx'
import { daysQuery, figuresQuery, mostReadQuery } from './queries.ts'
import { StatisticsFrame } from './statistics-frame.tsx'

interface StatisticsScreenProps {
  /** Steps of 30 days back, the first of which ends today. */
  page?: number | undefined
  /** The way to a first post. */
  write: ReactNode
}

export function StatisticsScreen({ page = 1, write }: StatisticsScreenProps) {
  const call = useCall()
  const { data: figures } = useSuspenseQuery(figuresQuery(call))
  const { data: days } = useSuspenseQuery(daysQuery(call, page))
  const { data: mostRead } = useSuspenseQuery(mostReadQuery(call, page))
  const isEmpty = Object.values(figures).every(({ total }) => total === 0)
  return (
    <StatisticsFrame>
      {isEmpty ? (
        <EmptyState text="Henüz sayılacak bir şey yok. İlk yazınızı yayımlayınca okunmaları, alkışları ve yorumları burada görürsünüz.">
          {write}
        </EmptyState>
      ) : (
        <>
          <Figures figures={figures} />
          <DaysSection days={days} page={page} />
          <MostRead {...mostRead} />
        </>
      )}
    </StatisticsFrame>
  )
}
