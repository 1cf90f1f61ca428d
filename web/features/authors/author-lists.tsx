import { useSuspenseQuery } from '@tanstack/react-query'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import type { User } from '../../../core/contracts/users.ts'
import { useCall } from '../../api.ts'
import { useViewer } from '../../viewer.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PostList } from '../posts/post-list.tsx'
import { fullName } from '../posts/post-summary.ts'
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
  const author = useAuthor(username)
  return (
    <Section look="hidden" title="Yazılar">
      <PostList
        query={authorPostsQuery(useCall(), username, page)}
        path={`/@${username}`}
        without="author"
        empty={
          <EmptyState
            className="wrap-anywhere"
            text={`${withSuffix(fullName(author), 'genitive', author.nameReading)} henüz yayımlanmış bir yazısı yok.`}
          />
        }
      />
    </Section>
  )
}

export function AuthorComments({ username, page = 1 }: ListProps) {
  const author = useAuthor(username)
  return (
    <Section look="hidden" title="Yorumlar">
      <CommentList
        query={authorCommentsQuery(useCall(), username, page)}
        path={`/@${username}/yorumlar`}
        empty={<EmptyState text={`${fullName(author)} henüz bir yazıya yorum yapmadı.`} />}
      />
    </Section>
  )
}

export function AuthorFollowers({ username, page = 1 }: ListProps) {
  const author = useAuthor(username)
  const whom = withSuffix(fullName(author), 'accusative', author.nameReading)
  return (
    <Section look="hidden" title="Takipçiler">
      <PersonList
        query={followersQuery(useCall(), username, page)}
        path={`/@${username}/takipciler`}
        empty={<EmptyState text={`${whom} henüz kimse takip etmiyor.`} />}
      />
    </Section>
  )
}

export function AuthorFollowing({ username, page = 1 }: ListProps) {
  const author = useAuthor(username)
  return (
    <Section look="hidden" title="Takip edilenler">
      <PersonList
        query={followingQuery(useCall(), username, page)}
        isOwn={useViewer()?.username === username}
        path={`/@${username}/takip-edilenler`}
        empty={<EmptyState text={`${fullName(author)} henüz kimseyi takip etmiyor.`} />}
      />
    </Section>
  )
}

const useAuthor = (username: string): User =>
  useSuspenseQuery(authorQuery(useCall(), username)).data
