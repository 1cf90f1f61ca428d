import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../api.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { csvName } from './csv.ts'
import { DaysSection } from './days-section.tsx'
import { Figures } from './figures.tsx'
import { PostFrame } from './frames.tsx'
import { postStatisticsQuery } from './queries.ts'
import { DepthSection, SourcesSection } from './reading-sections.tsx'
import { postSeries } from './series.ts'

interface PostStatisticsScreenProps {
  slug: string
  page?: number | undefined
}

/** How one post of the member's own fares. */
export function PostStatisticsScreen({ slug, page = 1 }: PostStatisticsScreenProps) {
  const { data } = useSuspenseQuery(postStatisticsQuery(useCall(), slug, page))
  // The page is not found where there is none.
  const post = data!
  const { days, views, likes, comments, depths, sources, hasEarlier } = post
  const name = post.slug ?? String(post.id)
  return (
    <PostFrame>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 wrap-anywhere">{post.title}</h1>
        <Link to="/yazi/$slug" params={{ slug: name }} className={buttonClass('outline', 'sm')}>
          Yazıyı gör
        </Link>
      </header>
      <Figures
        figures={[
          ['Okunma', views],
          ['Alkış', likes],
          ['Yorum', comments],
        ]}
      />
      <DaysSection {...{ days, page, hasEarlier }} series={postSeries} slug={name} />
      <div className="mt-16 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <DepthSection depths={depths} />
        <SourcesSection sources={sources} csvName={csvName(days, name, 'kaynaklar')} />
      </div>
    </PostFrame>
  )
}
