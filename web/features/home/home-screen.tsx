import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCall } from '../../api.ts'
import { ViewerText } from '../../viewer-text.tsx'
import { PostList } from '../posts/post-list.tsx'
import { WithRail } from '../posts/section.tsx'
import { FeedSection } from './feed-section.tsx'
import { highlightsClass } from './home-shape.ts'
import { HomeRail } from './home-rail.tsx'
import { Invitation } from './invitation.tsx'
import { Lead } from './lead.tsx'
import { MostApplauded } from './most-applauded.tsx'
import { MostRead } from './most-read.tsx'
import { Unfinished } from './unfinished.tsx'
import { homeLatestQuery, homePostsQuery } from './queries.ts'

/** Later pages of the latest posts, reached by their address, are that list alone. */
export function HomeScreen({ page = 1 }: { page?: number }) {
  return (
    <HomeFrame above={page === 1 && <Highlights />}>
      <FeedSection feed="latest">
        <PostList query={homeLatestQuery(useCall(), page)} path="/" />
      </FeedSection>
    </HomeFrame>
  )
}

export function HomeFrame({ above, children }: { above?: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width">
      <Greeting />
      {above && <Unfinished />}
      {above}
      <WithRail rail={<HomeRail />}>{children}</WithRail>
    </div>
  )
}

function Greeting() {
  return (
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
      <h1 className="min-w-0 wrap-anywhere">
        <ViewerText name="greeting" neutral="Merhaba" />
        <ViewerText name="firstName" />
      </h1>
      <ViewerText name="today" as="p" className="min-h-[1lh] text-muted" />
    </div>
  )
}

function Highlights() {
  const call = useCall()
  const { data: journal } = useSuspenseQuery(homePostsQuery(call, 'journal'))
  const { data: mostViewed } = useSuspenseQuery(homePostsQuery(call, 'mostViewed'))
  const { data: mostApplauded } = useSuspenseQuery(homePostsQuery(call, 'mostApplauded'))
  return (
    <div className={highlightsClass}>
      <Lead posts={journal} />
      <MostRead posts={mostViewed} />
      <Invitation />
      <MostApplauded posts={mostApplauded} />
    </div>
  )
}
