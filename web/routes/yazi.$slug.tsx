import { fullName } from '../../core/text/full-name.ts'
import { createFileRoute, Link, notFound, redirect } from '@tanstack/react-router'
import { Flag, PenLine } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { BookmarkButton } from '../features/bookmarks/bookmark-button.tsx'
import { FollowButton } from '../features/follows/follow-button.tsx'
import { postHead } from '../features/post/head.ts'
import { PostFailed } from '../features/post/post-failed.tsx'
import { type PostOffers, PostScreen } from '../features/post/post-screen.tsx'
import { readNextQuery, postQuery, type ReadPost } from '../features/post/queries.ts'
import { LateUnpublished } from '../features/post/late-unpublished.tsx'
import { type PostSummary, summaryOf } from '../features/posts/post-summary.ts'
import { useReport } from '../features/reports/use-report.tsx'
import { page } from '../page.ts'
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx'

export const Route = createFileRoute('/yazi/$slug')({
  staticData: page({ signIn: false, robots: 'index', mayBePrivate: true }),
  loader: async ({ context: { queryClient, call }, params: { slug } }) => {
    const [post, next] = await Promise.all([
      queryClient.ensureQueryData(postQuery(call, slug)),
      // A post can be read without knowing what to read after it.
      queryClient.ensureQueryData(readNextQuery(call, slug, summaryOf)).catch(() => null),
    ])
    if (post === null) throw notFound()
    // The API takes a number too, but a post has one address.
    if (post.slug !== slug) throw redirect({ to: '/yazi/$slug', params: { slug: post.slug } })
    return { post, next }
  },
  head: ({ loaderData }) => (loaderData ? postHead(loaderData.post) : {}),
  component: PostPage,
  errorComponent: PostFailed,
})

function PostPage() {
  const { post, next } = Route.useLoaderData()
  const key = `${post.id} ${post.updatedAt}`
  if (post.standing !== null)
    return <LateUnpublished key={key} post={post} controls={<EditLink post={post} />} />
  return <PublishedPost key={key} post={post} next={next} />
}

const none: PostSummary[] = []

type LoadedPost = ReturnType<typeof Route.useLoaderData>

function PublishedPost({ post, next }: LoadedPost) {
  const { offers, dialog } = useOffers(post)
  return (
    <>
      <PostScreen
        post={post}
        previous={next?.previous ?? null}
        next={next?.next ?? null}
        related={next?.related ?? none}
        offers={offers}
      />
      {dialog}
    </>
  )
}

/** Following, saving and reporting: features of their own that meet the post here. */
function useOffers(post: ReadPost) {
  const { report, dialog } = useReport()
  const reportComment = useCallback((id: number) => report('comment', id), [report])
  const follow = useMemo(() => <PostFollow post={post} />, [post])
  const offers: PostOffers = {
    follow,
    bookmark: <BookmarkButton slug={post.slug} />,
    more: (isAuthor) =>
      isAuthor ? (
        <EditLink post={post} />
      ) : (
        <IconButton icon={Flag} label="Yazıyı bildir" onClick={() => report('post', post.slug)} />
      ),
    reportComment,
  }
  return { offers, dialog }
}

/** The post's facts tell whether its author is followed. */
const PostFollow = ({ post }: { post: ReadPost }) => (
  <FollowButton
    username={post.user.username}
    name={fullName(post.user)}
    isFollowing={null}
    fromPost={post.slug}
  />
)

function EditLink({ post }: { post: ReadPost }) {
  return (
    <Link
      to="/new/$id"
      params={{ id: String(post.id) }}
      aria-label="Yazıyı düzenle"
      className={iconButtonClass('md', 'phone:hidden')}
    >
      <PenLine size={20} strokeWidth={1.75} aria-hidden />
    </Link>
  )
}
