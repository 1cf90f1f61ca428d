import { type ReactNode, useRef, useState } from 'react'
import type { PostSummary } from '../posts/post-summary.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { useViewer } from '../../viewer.ts'
import { ActionColumn, ActionRow } from './post-actions.tsx'
import { usePostFacts } from './facts.ts'
import { useCounted } from './comment-count.ts'
import { LateEnd } from './late-end.tsx'
import { PostArticle } from './post-article.tsx'
import type { PostTitle, ReadPost } from './queries.ts'
import { ReadingButtons } from './reading-buttons.tsx'
import { useViewCount } from './use-view-count.ts'

const Player = lazyPart(() => import('./listening/player.tsx'))

interface PostScreenProps {
  post: ReadPost
  previous: PostTitle | null
  next: PostTitle | null
  /** Others like this one. */
  related: PostSummary[]
  /** What other features offer here, made for this post. */
  offers: PostOffers
}

export interface PostOffers {
  follow: ReactNode
  bookmark: ReactNode
  more: (isAuthor: boolean) => ReactNode
  reportComment: (commentId: number) => void
}

export function PostScreen({ post, previous, next, related, offers }: PostScreenProps) {
  usePostFacts(post)
  const isAuthor = useViewer()?.username === post.user.username
  const counted = { ...post, commentCount: useCounted(post).total }
  const text = useRef<HTMLDivElement>(null)
  const [isListening, setListening] = useState(false)
  const reading = <ReadingButtons onListen={() => setListening(true)} />
  const endListening = () => setListening(false)
  const actions = {
    post: counted,
    isAuthor,
    bookmark: offers.bookmark,
    reading,
    more: offers.more(isAuthor),
  }
  useViewCount(post.slug)
  return (
    <>
      {/* Here, because the router's head keeps only the first of a name. */}
      {post.tags.map((tag) => (
        <meta key={tag.slug} property="article:tag" content={tag.name} />
      ))}
      <PostArticle
        post={post}
        text={text}
        follow={offers.follow}
        reading={reading}
        below={<ActionRow text={text} {...actions} />}
        beside={<ActionColumn {...actions} />}
      />
      {isListening && <Player text={text} onClose={endListening} onMissing={endListening} />}
      <LateEnd
        {...{ post, previous, next, related }}
        follow={offers.follow}
        reportComment={offers.reportComment}
      />
    </>
  )
}
