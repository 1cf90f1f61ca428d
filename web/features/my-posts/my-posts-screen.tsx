import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions, Navigate } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useCall } from '../../api.ts'
import { ListFrame } from './list-frame.tsx'
import { NothingHere } from './nothing-here.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OwnPostList } from './own-post-list.tsx'
import { OwnSearch } from './own-search.tsx'
import { PageLinks } from '../posts/page-links.tsx'
import { lastPageOf, ownPostsQuery, postCountsQuery } from './queries.ts'
import { Questions } from './questions.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { searchOf, type TabName, tabOf } from './tabs.ts'
import { useChanges } from './use-changes.ts'
import { usePostActions } from './use-post-actions.ts'

interface MyPostsProps {
  tab: TabName | undefined
  page?: number | undefined
  asked: string | undefined
  /** What others wait for: a feature of its own, for editors. */
  waiting: ReactNode
}

export function MyPostsScreen({ tab: name, page = 1, asked, waiting }: MyPostsProps) {
  const call = useCall()
  const tab = tabOf(name)
  const shown = { state: tab.state, page, asked }
  const { data: counts } = useSuspenseQuery(postCountsQuery(call, asked))
  const { data: list } = useSuspenseQuery(ownPostsQuery(call, shown))
  const section = useRef<HTMLElement>(null)
  const goOn = () => section.current?.focus({ preventScroll: true })
  const actions = usePostActions(useChanges(shown), goOn)
  const lastPage = lastPageOf(list)
  // The last post of the last page went elsewhere.
  if (page > lastPage)
    return (
      <Navigate to="/yazilarim" search={searchOf(tab.name, { page: lastPage, asked })} replace />
    )
  return (
    <ListFrame
      above={waiting}
      search={<OwnSearch tab={tab.name} asked={asked} />}
      tabs={<StatusTabs current={tab.name} counts={counts} asked={asked} />}
    >
      {/* Whoever made a post leave the list goes on here. */}
      <section ref={section} tabIndex={-1} aria-labelledby="durum">
        <h2 id="durum" className="sr-only">
          {tab.label}
        </h2>
        {tab.about && <p className="pt-6 text-muted">{tab.about}</p>}
        {list.posts.length > 0 ? (
          <OwnPostList posts={list.posts} actions={actions} />
        ) : asked === undefined || list.refusal ? (
          <NothingHere tab={tab} text={list.refusal} hasDrafts={counts.draft > 0} />
        ) : (
          <NothingFound tab={tab} asked={asked} counts={counts} />
        )}
        <PageLinks
          page={page}
          lastPage={lastPage}
          addressOf={(other) =>
            linkOptions({ to: '/yazilarim', search: searchOf(tab.name, { page: other, asked }) })
          }
        />
      </section>
      <Questions actions={actions} />
    </ListFrame>
  )
}
