import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCall } from '../../api.ts'
import { queryText } from '../../search-parameters.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { OwnListAddress } from '../own-lists/address.ts'
import { filtersWith, isNarrowed, ordersBeside } from '../own-lists/choices.ts'
import { NothingNarrowed } from '../own-lists/nothing-narrowed.tsx'
import { OwnListBar } from '../own-lists/own-list-bar.tsx'
import { PostList } from '../posts/post-list.tsx'
import { Section } from '../posts/section.tsx'
import { NewPostLink } from './post-links.tsx'
import { profilePostsQuery } from './queries.ts'

interface OwnProfilePostsProps {
  username: string
  address: OwnListAddress
  categories: { slug: string; name: string }[]
}

/** What one has published, as readers see it, but narrowed and ordered as one wants. */
export function OwnProfilePosts({ username, address, categories }: OwnProfilePostsProps) {
  const query = profilePostsQuery(useCall(), username, address)
  const { data } = useSuspenseInfiniteQuery(query)
  const isFiltered = isNarrowed(address)
  const isEmpty = data.pages[0]?.items.length === 0
  return (
    <Section look="hidden" title="Yazılar">
      {(!isEmpty || isFiltered) && (
        <OwnListBar
          path="/profil"
          address={address}
          filters={filtersWith(categories, ordersBeside('En yeni'))}
          label="Yayımlanmış yazılarım"
          placeholder="Yayımlanmış yazılarınızda arayın"
        />
      )}
      <PostList
        query={query}
        path={`/profil${queryText({ ...address, sayfa: undefined })}`}
        without="author"
        empty={
          isFiltered ? (
            <NothingNarrowed path="/profil" address={address} />
          ) : (
            <EmptyState className="wrap-anywhere" text="Henüz yayımlanmış bir yazınız yok.">
              <NewPostLink variant="outline">Yazmaya başlayın</NewPostLink>
            </EmptyState>
          )
        }
      />
    </Section>
  )
}
