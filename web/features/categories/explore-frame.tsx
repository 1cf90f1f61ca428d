import type { ReactNode } from 'react'
import { Section, stayingClass, WithRail } from '../posts/section.tsx'

interface ExploreFrameProps {
  /** Only on the first page. */
  overview: { categories: ReactNode; popular: ReactNode } | null
  latest: ReactNode
  shortReads: ReactNode
  topics: ReactNode
}

/** Shared by the page and its skeleton. */
export function ExploreFrame({ overview, latest, shortReads, topics }: ExploreFrameProps) {
  return (
    <div className="page-width">
      <h1>Keşfet</h1>
      <p className="mt-2 font-serif text-step-1 text-muted">
        Bütün kategoriler, çok okunanlar ve yeni yazılar.
      </p>
      {overview && (
        <>
          <Section title="Kategoriler" look="hidden">
            {overview.categories}
          </Section>
          <Section title="Popüler" className="mt-12 border-t pt-12">
            {overview.popular}
          </Section>
        </>
      )}
      <div className="mt-12 border-t pt-12">
        <WithRail
          rail={
            <>
              <Section title="Kısa okumalar" look="quiet">
                {shortReads}
              </Section>
              <Section title="Konular" look="quiet" className={stayingClass}>
                {topics}
              </Section>
            </>
          }
        >
          <Section title="Son yazılar">{latest}</Section>
        </WithRail>
      </div>
    </div>
  )
}
