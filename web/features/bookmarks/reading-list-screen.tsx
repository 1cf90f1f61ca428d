import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall } from '../../api.ts'
import { narrowingIn } from '../own-lists/address.ts'
import { filtersWith, isAsItIs, isNarrowed, ordersBeside } from '../own-lists/choices.ts'
import { NothingNarrowed } from '../own-lists/nothing-narrowed.tsx'
import { OwnListBar } from '../own-lists/own-list-bar.tsx'
import { Selectable, useSelection } from '../own-lists/selection.tsx'
import { SelectButton } from '../own-lists/selection-bar.tsx'
import { useGoingOn } from '../own-lists/use-going-on.ts'
import { ListHeader } from './list-header.tsx'
import { ListLinks } from './list-links.tsx'
import { NewListButton } from './name-dialog.tsx'
import { NothingSaved } from './nothing-saved.tsx'
import { PageLinks } from '../posts/page-links.tsx'
import {
  lastPageOf,
  type ListInfo,
  type ReadingList,
  readingListQuery,
  savedPostsQuery,
} from './queries.ts'
import { SavedList } from './saved-list.tsx'
import { type ReadingListAddress, searchOf } from './search.ts'
import { SeveralSaved } from './several-saved.tsx'
import { aboveListClass, ReadingListFrame } from './reading-list-frame.tsx'
import { useReadingList } from './use-reading-list.ts'

interface ReadingListProps {
  /** Whose it is, for the addresses of public lists. */
  username: string
  address: ReadingListAddress
  categories: { slug: string; name: string }[]
  /** The way to what was read on this device: a feature of its own. */
  history: ReactNode
  onCopy: (address: string) => void
}

export function ReadingListScreen(props: ReadingListProps) {
  const { username, address, categories, history, onCopy } = props
  const { liste: slug } = address
  const { data: readingList } = useSuspenseQuery(readingListQuery(useCall()))
  const list = readingList.lists.find((each) => each.slug === slug) ?? null
  return (
    <ReadingListFrame
      action={
        <div className="flex flex-wrap items-center gap-3 max-sm:-ml-3.5">
          {history}
          {readingList.refusal === null && <NewListButton />}
        </div>
      }
      lists={readingList.refusal === null && <ListLinks current={slug} readingList={readingList} />}
    >
      {list ? (
        <ListHeader key={list.id} list={list} username={username} onCopy={onCopy} />
      ) : (
        <h2 id="liste" className="sr-only">
          Tümü
        </h2>
      )}
      {readingList.total > 0 && (
        <OwnListBar
          path="/okuma-listem"
          address={address}
          filters={filtersWith(
            categories,
            list === null ? ordersBeside('Son kaydedilen') : ordersBeside('Benim sıram', false),
          )}
          label="Okuma listem"
          placeholder="Kaydettiklerinizde arayın"
        />
      )}
      <SavedPosts
        // What was chosen belongs to the page it was chosen on; the search above stays.
        key={JSON.stringify(address)}
        {...{ address, list, readingList }}
      />
    </ReadingListFrame>
  )
}

interface SavedPostsProps {
  address: ReadingListAddress
  list: ListInfo | null
  readingList: ReadingList
}

function SavedPosts({ address, list, readingList }: SavedPostsProps) {
  const { liste: slug, sayfa: page = 1 } = address
  const narrowing = narrowingIn(address)
  const { data: saved } = useSuspenseQuery(savedPostsQuery(useCall(), address))
  const [section, goOn] = useGoingOn()
  const actions = useReadingList(list, address, goOn)
  const selection = useSelection(saved.posts.map(({ id }) => id))
  const lastPage = lastPageOf(saved)
  const addressOf = (other: number) => searchOf(slug, { ...narrowing, sayfa: other })
  // The last post of the last page went elsewhere.
  if (page > lastPage) return <Navigate to="/okuma-listem" search={addressOf(lastPage)} replace />
  return (
    <>
      {/* Whoever made a post leave the list goes on here. */}
      <section ref={section} tabIndex={-1} aria-labelledby="liste">
        {saved.posts.length > 0 ? (
          <>
            <div className={aboveListClass}>
              <SelectButton selection={selection} />
            </div>
            <Selectable selection={selection}>
              <SavedList
                posts={saved.posts}
                total={saved.total}
                page={page}
                isByHand={list !== null && isAsItIs(narrowing)}
                {...{ list, lists: readingList.lists, actions }}
              />
            </Selectable>
          </>
        ) : isNarrowed(narrowing) && readingList.total > 0 ? (
          <NothingNarrowed path="/okuma-listem" address={address} />
        ) : (
          <NothingSaved readingList={readingList} isList={list !== null} />
        )}
        <PageLinks
          page={page}
          lastPage={lastPage}
          addressOf={(other) => linkOptions({ to: '/okuma-listem', search: addressOf(other) })}
        />
      </section>
      <SeveralSaved
        posts={saved.posts.filter(({ id }) => selection.chosen.includes(id))}
        {...{ list, lists: readingList.lists, selection, actions }}
      />
    </>
  )
}
