import { fullName } from '../../../core/text/full-name.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { count } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EndlessList } from '../posts/endless-list.tsx'
import { AuthorLink } from '../posts/links.tsx'
import { PostCard } from '../posts/post-card.tsx'
import type { PostSummary } from '../posts/post-summary.ts'
import { Section } from '../posts/section.tsx'
import { NoteText } from './note.tsx'
import { listPath } from './public-list-head.ts'
import { type OpenList, openListPostsQuery, openListQuery } from './public-list-query.ts'

interface PublicListProps {
  username: string
  slug: string
  page?: number | undefined
}

/** A list as its owner shows it to everybody, with what they noted. */
export function PublicListScreen({ username, slug, page = 1 }: PublicListProps) {
  const call = useCall()
  const { data: list } = useSuspenseQuery(openListQuery(call, { username, slug }))
  return (
    <div className="page-width">
      <div className="mx-auto max-w-3xl">
        <ListTitle list={list} />
        <Section look="hidden" title="Yazılar">
          <EndlessList
            query={openListPostsQuery(call, { username, slug }, page)}
            path={listPath(username, slug)}
            noun="yazı"
            row={NotedPost}
            empty={<EmptyState text="Bu listede henüz yazı yok." />}
          />
        </Section>
      </div>
    </div>
  )
}

function ListTitle({ list }: { list: OpenList }) {
  const name = fullName(list.user)
  return (
    <header className="border-b pb-8">
      <p className="eyebrow">Okuma listesi</p>
      <h1 className="mt-2 wrap-anywhere">{list.name}</h1>
      <div className="mt-5 flex items-center gap-3">
        <Avatar name={name} picture={list.user.picture} />
        <div className="min-w-0">
          <AuthorLink
            username={list.user.username}
            className="font-semibold wrap-anywhere hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
          >
            {name}
          </AuthorLink>
          <p className="text-small text-muted">
            {count(list.postCount, 'yazı')}
            {!list.isPublic && ' · Bu listeyi yalnız siz görüyorsunuz.'}
          </p>
        </div>
      </div>
    </header>
  )
}

function NotedPost({ item }: { item: PostSummary & { note: string } }) {
  if (item.note === '') return <PostCard item={item} />
  return (
    <>
      <PostCard item={item} />
      <div className="-mt-4 pb-7">
        <NoteText text={item.note} />
      </div>
    </>
  )
}

export function ListNotFound() {
  return (
    <div className="page-width py-16 text-center">
      <h1 className="mb-2">Liste bulunamadı</h1>
      <EmptyState text="Liste kaldırılmış, kapatılmış ya da adı değişmiş olabilir.">
        <Link to="/kesfet" className={buttonClass('primary')}>
          Yazıları keşfedin
        </Link>
      </EmptyState>
    </div>
  )
}
