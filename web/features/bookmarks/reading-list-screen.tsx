import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions, Navigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useCall } from '../../api.ts'
import { ListHeader } from './list-header.tsx'
import { ListLinks } from './list-links.tsx'
import { NewListButton } from './name-dialog.tsx'
import { NothingSaved } from './nothing-saved.tsx'
import { PageLinks } from '../posts/page-links.tsx'
import { lastPageOf, savedPostsQuery, readingListQuery } from './queries.ts'
import { SavedList } from './saved-list.tsx'
import { searchOf } from './search.ts'
import { ReadingListFrame } from './reading-list-frame.tsx'
import { useReadingList } from './use-reading-list.ts'

interface ReadingListProps {
  /** Whose it is, for the addresses of public lists. */
  username: string
  list: string | undefined
  page?: number | undefined
  onCopy: (address: string) => void
}

export function ReadingListScreen({ username, list: slug, page = 1, onCopy }: ReadingListProps) {
  const call = useCall()
  const { data: readingList } = useSuspenseQuery(readingListQuery(call))
  const { data: saved } = useSuspenseQuery(savedPostsQuery(call, slug, page))
  const list = readingList.lists.find((each) => each.slug === slug) ?? null
  const section = useRef<HTMLElement>(null)
  const actions = useReadingList(list, page, () => section.current?.focus({ preventScroll: true }))
  const lastPage = lastPageOf(saved)
  // The last post of the last page went elsewhere.
  if (page > lastPage)
    return <Navigate to="/okuma-listem" search={searchOf(slug, lastPage)} replace />
  return (
    <ReadingListFrame
      action={readingList.refusal === null && <NewListButton />}
      lists={readingList.refusal === null && <ListLinks current={slug} readingList={readingList} />}
    >
      {/* Whoever made a post leave the list goes on here. */}
      <section ref={section} tabIndex={-1} aria-labelledby="liste">
        {list ? (
          <ListHeader key={list.id} list={list} username={username} onCopy={onCopy} />
        ) : (
          <h2 id="liste" className="sr-only">
            Tümü
          </h2>
        )}
        {saved.posts.length === 0 ? (
          <NothingSaved readingList={readingList} isList={list !== null} />
        ) : (
          <SavedList
            posts={saved.posts}
            total={saved.total}
            page={page}
            {...{ list, lists: readingList.lists, actions }}
          />
        )}
        <PageLinks
          page={page}
          lastPage={lastPage}
          addressOf={(other) => linkOptions({ to: '/okuma-listem', search: searchOf(slug, other) })}
        />
      </section>
    </ReadingListFrame>
  )
}
