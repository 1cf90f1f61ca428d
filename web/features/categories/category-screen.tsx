import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { count } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { PostList } from '../posts/post-list.tsx'
import { categoryPostsQuery, chosenPostsQuery } from '../posts/queries.ts'
import { Section, stayingClass, WithRail } from '../posts/section.tsx'
import { ShortReads } from '../posts/short-reads.tsx'
import { TileCards } from '../posts/tile-cards.tsx'
import { categoryQuery } from './queries.ts'

interface CategoryScreenProps {
  slug: string
  page?: number
}

export function CategoryScreen({ slug, page = 1 }: CategoryScreenProps) {
  const call = useCall()
  const { data: shortReads } = useSuspenseQuery(chosenPostsQuery(call, slug, 'short'))
  return (
    <div className="page-width">
      <CategoryHeader slug={slug} />
      {page === 1 && <Popular slug={slug} />}
      <WithRail
        rail={
          <Section title="Kısa okumalar" look="quiet" className={stayingClass}>
            <ShortReads posts={shortReads} />
          </Section>
        }
      >
        <Section title="Son yazılar">
          <PostList
            query={categoryPostsQuery(call, slug, page)}
            path={`/kesfet/${slug}`}
            without="category"
          />
        </Section>
      </WithRail>
    </div>
  )
}

function CategoryHeader({ slug }: { slug: string }) {
  const { data: category } = useSuspenseQuery(categoryQuery(useCall(), slug))
  return (
    <div className="mb-10 border-b pb-10">
      <nav aria-label="Bulunduğunuz yer" className="text-small">
        <Link
          to="/kesfet"
          className="text-muted hover:text-ink hover:underline touch:inline-flex touch:min-h-11 touch:min-w-11 touch:items-center"
        >
          Keşfet
        </Link>
      </nav>
      <h1 className="mt-1">{category.name}</h1>
      <p className="mt-2 max-w-measure font-serif text-step-1 text-muted">{category.description}</p>
      <p className="mt-3 flex items-center gap-x-4 text-small text-muted">
        {count(category.postCount, 'yazı')}
        <Link
          to="/ara"
          search={{ kategori: slug }}
          className="font-medium text-accent hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
        >
          Bu kategoride ara
        </Link>
      </p>
    </div>
  )
}

function Popular({ slug }: { slug: string }) {
  const { data: posts } = useSuspenseQuery(chosenPostsQuery(useCall(), slug, 'popular'))
  return (
    <Section title="Popüler" className="mb-12 border-b pb-12">
      <TileCards posts={posts} />
    </Section>
  )
}
