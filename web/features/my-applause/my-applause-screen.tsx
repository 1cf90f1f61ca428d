import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Hand } from 'lucide-react'
import { count } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { queryText } from '../../search-parameters.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { OwnListAddress } from '../own-lists/address.ts'
import { filtersWith, isNarrowed, ordersBeside } from '../own-lists/choices.ts'
import { NothingNarrowed } from '../own-lists/nothing-narrowed.tsx'
import { OwnListBar } from '../own-lists/own-list-bar.tsx'
import { Selectable, SelectableRow, useSelection } from '../own-lists/selection.tsx'
import { SelectButton } from '../own-lists/selection-bar.tsx'
import { EndlessList } from '../posts/endless-list.tsx'
import { PostCard } from '../posts/post-card.tsx'
import { Section } from '../posts/section.tsx'
import { aboveListClass, MyApplauseFrame } from './my-applause-frame.tsx'
import { type ApplaudedPost, applaudedPostsQuery } from './queries.ts'
import { SeveralApplauded } from './several-applauded.tsx'

interface MyApplauseProps {
  username: string
  address: OwnListAddress
  categories: { slug: string; name: string }[]
}

/** The posts one applauded, the latest applause first unless one wants them otherwise. */
export function MyApplauseScreen({ username, address, categories }: MyApplauseProps) {
  const query = applaudedPostsQuery(useCall(), username, address)
  const { data } = useSuspenseInfiniteQuery(query)
  const posts = data.pages.flatMap(({ items }) => items)
  return (
    <MyApplauseFrame>
      {(posts.length > 0 || isNarrowed(address)) && (
        <OwnListBar
          path="/alkisladiklarim"
          address={address}
          filters={filtersWith(categories, ordersBeside('Son alkışlanan'))}
          label="Alkışladıklarım"
          placeholder="Alkışladıklarınızda arayın"
        />
      )}
      <ApplaudedList
        // What was chosen belongs to the list it was chosen in; the search above stays.
        key={JSON.stringify(address)}
        {...{ query, posts, address }}
      />
    </MyApplauseFrame>
  )
}

interface ApplaudedListProps {
  query: ReturnType<typeof applaudedPostsQuery>
  posts: ApplaudedPost[]
  address: OwnListAddress
}

function ApplaudedList({ query, posts, address }: ApplaudedListProps) {
  const selection = useSelection(posts.map(({ id }) => id))
  return (
    <>
      {posts.length > 0 && (
        <div className={aboveListClass}>
          <SelectButton selection={selection} />
        </div>
      )}
      <Section look="hidden" title="Yazılar">
        <Selectable selection={selection}>
          <EndlessList
            query={query}
            path={`/alkisladiklarim${queryText({ ...address, sayfa: undefined })}`}
            noun="yazı"
            row={ApplaudedRow}
            empty={
              isNarrowed(address) ? (
                <NothingNarrowed path="/alkisladiklarim" address={{ ...address }} />
              ) : (
                <NothingApplauded />
              )
            }
          />
        </Selectable>
      </Section>
      <SeveralApplauded
        posts={posts.filter(({ id }) => selection.chosen.includes(id))}
        selection={selection}
      />
    </>
  )
}

function ApplaudedRow({ item }: { item: ApplaudedPost }) {
  return (
    <SelectableRow id={item.id} title={item.title}>
      <p className="-mb-4 flex items-center gap-1.5 pt-6 text-small font-medium text-applause">
        <Hand size={15} strokeWidth={1.75} aria-hidden />
        {count(item.ownApplause, 'kez')} alkışladınız
      </p>
      <PostCard item={item} />
    </SelectableRow>
  )
}

function NothingApplauded() {
  return (
    <EmptyState text="Henüz bir yazıyı alkışlamadınız. Hoşunuza giden bir yazıyı alkışlayınca burada durur.">
      <Link to="/kesfet" className={buttonClass('outline')}>
        Yazıları keşfedin
      </Link>
    </EmptyState>
  )
}
