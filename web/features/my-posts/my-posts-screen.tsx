import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, linkOptions, Navigate } from '@tanstack/react-router'
import { isEditor } from '../../../core/roles.ts'
import { useCall } from '../../api.ts'
import { useViewer } from '../../viewer.ts'
import { type Narrowing, narrowingIn } from '../own-lists/address.ts'
import { filtersWith, isNarrowed, ordersBeside } from '../own-lists/choices.ts'
import { OwnListBar } from '../own-lists/own-list-bar.tsx'
import { Selectable, useSelection } from '../own-lists/selection.tsx'
import { SelectButton } from '../own-lists/selection-bar.tsx'
import { useGoingOn } from '../own-lists/use-going-on.ts'
import { PageLinks } from '../posts/page-links.tsx'
import { aboveListClass, ListFrame } from './list-frame.tsx'
import { NothingHere } from './nothing-here.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OwnPostList } from './own-post-list.tsx'
import { lastPageOf, ownPostsQuery, type PostCounts, postCountsQuery } from './queries.ts'
import { Questions } from './questions.tsx'
import type { MyPostsAddress } from './search.ts'
import { SeveralPosts } from './several-posts.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { searchOf, type Tab, tabOf } from './tabs.ts'
import { useChanges } from './use-changes.ts'
import { usePostActions } from './use-post-actions.ts'

interface MyPostsProps {
  address: MyPostsAddress
  categories: { slug: string; name: string }[]
}

/** The search stays while its list is made anew: whoever types on loses nothing. */
export function MyPostsScreen({ address, categories }: MyPostsProps) {
  const tab = tabOf(address.durum)
  const narrowing = narrowingIn(address)
  const { data: counts } = useSuspenseQuery(postCountsQuery(useCall(), narrowing))
  const filters = filtersWith(categories, ordersBeside('En yeni'))
  return (
    <ListFrame
      above={<ApprovalLink />}
      search={
        <OwnListBar
          path="/yazilarim"
          address={address}
          // What was deleted has one order.
          filters={tab.state === 'deleted' ? filters.slice(1) : filters}
          label="Yazılarım"
          placeholder="Yazılarınızda arayın"
        />
      }
      tabs={<StatusTabs current={tab.name} counts={counts} narrowing={narrowing} />}
    >
      <PostsOfTab
        // What was chosen belongs to the page it was chosen on.
        key={JSON.stringify(address)}
        {...{ address, tab, narrowing, counts }}
      />
    </ListFrame>
  )
}

interface PostsOfTabProps {
  address: MyPostsAddress
  tab: Tab
  narrowing: Narrowing
  counts: PostCounts
}

function PostsOfTab({ address, tab, narrowing, counts }: PostsOfTabProps) {
  const { sayfa: page = 1 } = address
  const shown = { state: tab.state, page, narrowing }
  const { data: list } = useSuspenseQuery(ownPostsQuery(useCall(), shown))
  const [section, goOn] = useGoingOn()
  const changes = useChanges(shown)
  const actions = usePostActions(changes, goOn)
  const selection = useSelection(list.posts.map(({ id }) => id))
  const lastPage = lastPageOf(list)
  const addressOf = (other: number) => searchOf(tab.name, { ...narrowing, sayfa: other })
  // The last post of the last page went elsewhere.
  if (page > lastPage) return <Navigate to="/yazilarim" search={addressOf(lastPage)} replace />
  return (
    <>
      {/* Whoever made a post leave the list goes on here. */}
      <section ref={section} tabIndex={-1} aria-labelledby="durum">
        <h2 id="durum" className="sr-only">
          {tab.label}
        </h2>
        {(tab.about || list.posts.length > 0) && (
          <div className={aboveListClass}>
            <p className="text-muted">{tab.about}</p>
            {list.posts.length > 0 && <SelectButton selection={selection} />}
          </div>
        )}
        {list.posts.length > 0 ? (
          <Selectable selection={selection}>
            <OwnPostList posts={list.posts} actions={actions} />
          </Selectable>
        ) : !isNarrowed(narrowing) || list.refusal ? (
          <NothingHere tab={tab} text={list.refusal} hasDrafts={counts.draft > 0} />
        ) : (
          <NothingFound tab={tab} narrowing={narrowing} counts={counts} />
        )}
        <PageLinks
          page={page}
          lastPage={lastPage}
          addressOf={(other) => linkOptions({ to: '/yazilarim', search: addressOf(other) })}
        />
      </section>
      <SeveralPosts
        posts={list.posts.filter(({ id }) => selection.chosen.includes(id))}
        {...{ tab, selection, changes }}
      />
      <Questions actions={actions} />
    </>
  )
}

/** Editors decide about what others handed in elsewhere. */
function ApprovalLink() {
  const viewer = useViewer()
  if (!viewer || !isEditor(viewer.roles)) return null
  return (
    <p className="mt-4">
      <Link
        to="/yonetim/{-$bolum}/{-$id}"
        params={{ bolum: 'onay', id: undefined }}
        className="inline-flex items-center text-accent-ink underline underline-offset-4 touch:min-h-11"
      >
        Onay bekleyen yazılar
      </Link>
    </p>
  )
}
