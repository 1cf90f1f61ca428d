import { Link } from '@tanstack/react-router'
import { useCall } from '../../api.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PostList } from '../posts/post-list.tsx'
import { FeedSection } from './feed-section.tsx'
import { HomeFrame } from './home-screen.tsx'
import { followedPostsQuery } from './queries.ts'

/** The posts of those whom the member follows, the newest first. */
export function FollowingScreen({ page = 1 }: { page?: number | undefined }) {
  return (
    <HomeFrame>
      <FeedSection feed="following">
        <PostList
          query={followedPostsQuery(useCall(), page)}
          path="/takip-ettiklerim"
          empty={<NothingYet />}
        />
      </FeedSection>
    </HomeFrame>
  )
}

function NothingYet() {
  return (
    <EmptyState text="Takip ettiğiniz yazarların yazıları burada durur. Henüz gösterilecek bir yazı yok.">
      <Link to="/arkadas-bul" className={buttonClass('outline')}>
        Takip edecek yazarlar bulun
      </Link>
    </EmptyState>
  )
}
