import { authorPath } from '../../../core/paths.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import type { User } from '../../../core/contracts/users.ts'
import { useCall } from '../../api.ts'
import { useViewer } from '../../viewer.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PostList } from '../posts/post-list.tsx'
import { authorPostsQuery } from '../posts/queries.ts'
import { Section } from '../posts/section.tsx'
import { CommentList } from './comment-list.tsx'
import { PersonList } from './person-list.tsx'
import { authorCommentsQuery, authorQuery, followersQuery, followingQuery } from './queries.ts'

interface ListProps {
  username: string
  page?: number
}

export function AuthorPosts({ username, page = 1 }: ListProps) {
  const { author, isOwn } = useAuthor(username)
  return (
    <Section look="hidden" title="Yazılar">
      <PostList
        query={authorPostsQuery(useCall(), username, page)}
        path={authorPath(username)}
        without="author"
        empty={
          <EmptyState
            className="wrap-anywhere"
            text={
              isOwn
                ? 'Henüz yayımlanmış bir yazınız yok.'
                : `${withSuffix(fullName(author), 'genitive', author.nameReading)} henüz yayımlanmış bir yazısı yok.`
            }
          />
        }
      />
    </Section>
  )
}

export function AuthorComments({ username, page = 1 }: ListProps) {
  const { author, isOwn } = useAuthor(username)
  return (
    <Section look="hidden" title="Yorumlar">
      <CommentList
        query={authorCommentsQuery(useCall(), username, page)}
        path={authorPath(username, '/yorumlar')}
        empty={
          <EmptyState
            text={
              isOwn
                ? 'Henüz bir yazıya yorum yapmadınız.'
                : `${fullName(author)} henüz bir yazıya yorum yapmadı.`
            }
          />
        }
      />
    </Section>
  )
}

export function AuthorFollowers({ username, page = 1 }: ListProps) {
  const { author, isOwn } = useAuthor(username)
  const whom = withSuffix(fullName(author), 'accusative', author.nameReading)
  return (
    <Section look="hidden" title="Takipçiler">
      <PersonList
        query={followersQuery(useCall(), username, page)}
        path={authorPath(username, '/takipciler')}
        empty={
          <EmptyState
            text={isOwn ? 'Sizi henüz kimse takip etmiyor.' : `${whom} henüz kimse takip etmiyor.`}
          />
        }
      />
    </Section>
  )
}

export function AuthorFollowing({ username, page = 1 }: ListProps) {
  const { author, isOwn } = useAuthor(username)
  return (
    <Section look="hidden" title="Takip edilenler">
      <PersonList
        query={followingQuery(useCall(), username, page)}
        isOwn={isOwn}
        path={authorPath(username, '/takip-edilenler')}
        empty={
          <EmptyState
            text={
              isOwn
                ? 'Henüz kimseyi takip etmiyorsunuz.'
                : `${fullName(author)} henüz kimseyi takip etmiyor.`
            }
          />
        }
      />
    </Section>
  )
}

const useAuthor = (username: string): { author: User; isOwn: boolean } => ({
  author: useSuspenseQuery(authorQuery(useCall(), username)).data,
  isOwn: useViewer()?.username === username,
})
