import { useSuspenseQuery } from '@tanstack/react-query'
import { useCall } from '../../api.ts'
import { NothingHere } from '../posts/nothing-here.tsx'
import { Section, WithRail } from '../posts/section.tsx'
import { ShortReads } from '../posts/short-reads.tsx'
import { TileCards } from '../posts/tile-cards.tsx'
import { CategoryIndex } from './category-index.tsx'
import { PostIndex } from './post-index.tsx'
import { categoriesQuery, exploreQueries } from './queries.ts'

export function ExploreScreen({ page = 1 }: { page?: number }) {
  const call = useCall()
  const { data: shortReads } = useSuspenseQuery(exploreQueries.short(call))
  return (
    <div className="page-width">
      <h1>Keşfet</h1>
      <p className="mt-2 font-serif text-step-1 text-muted">
        Bütün kategoriler, çok okunanlar ve yeni yazılar.
      </p>
      {page === 1 && <Overview />}
      <div className="mt-12 border-t pt-12">
        <WithRail
          rail={
            <Section title="Kısa okumalar" look="quiet">
              <ShortReads posts={shortReads} />
            </Section>
          }
        >
          <Section title="Son yazılar">
            <PostIndex query={exploreQueries.latest(call, page)} path="/kesfet" />
          </Section>
        </WithRail>
      </div>
    </div>
  )
}

function Overview() {
  const call = useCall()
  const { data: categories } = useSuspenseQuery(categoriesQuery(call))
  const { data: popular } = useSuspenseQuery(exploreQueries.popular(call))
  return (
    <>
      <Section title="Kategoriler" look="hidden">
        {categories.length === 0 ? <NothingHere /> : <CategoryIndex categories={categories} />}
      </Section>
      <Section title="Popüler" className="mt-12 border-t pt-12">
        <TileCards posts={popular} />
      </Section>
    </>
  )
}
