import { useSuspenseQuery } from '@tanstack/react-query'
import { useCall } from '../../api.ts'
import { NothingHere } from '../posts/nothing-here.tsx'
import { ShortReads } from '../posts/short-reads.tsx'
import { TagChips } from '../posts/tag-chips.tsx'
import { TileCards } from '../posts/tile-cards.tsx'
import { CategoryIndex } from './category-index.tsx'
import { ExploreFrame } from './explore-frame.tsx'
import { PostIndex } from './post-index.tsx'
import { categoriesQuery, exploreQueries } from './queries.ts'

export function ExploreScreen({ page = 1 }: { page?: number }) {
  const call = useCall()
  const { data: shortReads } = useSuspenseQuery(exploreQueries.short(call))
  const { data: tags } = useSuspenseQuery(exploreQueries.tags(call))
  return (
    <ExploreFrame
      overview={page === 1 ? { categories: <Categories />, popular: <Popular /> } : null}
      latest={<PostIndex query={exploreQueries.latest(call, page)} path="/kesfet" />}
      shortReads={<ShortReads posts={shortReads} />}
      topics={<TagChips tags={tags} />}
    />
  )
}

function Categories() {
  const { data: categories } = useSuspenseQuery(categoriesQuery(useCall()))
  return categories.length === 0 ? <NothingHere /> : <CategoryIndex categories={categories} />
}

function Popular() {
  return <TileCards posts={useSuspenseQuery(exploreQueries.popular(useCall())).data} />
}
