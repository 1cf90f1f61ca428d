import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { postHead } from '../features/post/head.ts'
import { PostFailed } from '../features/post/post-failed.tsx'
import { PostScreen } from '../features/post/post-screen.tsx'
import { nextQuery, postQuery } from '../features/post/queries.ts'
import { summaryOf } from '../features/posts/post-summary.ts'
import { Section } from '../features/posts/section.tsx'
import { TileCards } from '../features/posts/tile-cards.tsx'
import { page } from '../page.ts'

export const Route = createFileRoute('/yazi/$slug')({
  staticData: page({ signIn: false, robots: 'index' }),
  loader: async ({ context: { queryClient, call }, params: { slug } }) => {
    const [post, next] = await Promise.all([
      queryClient.ensureQueryData(postQuery(call, slug)),
      // A post can be read without knowing what to read after it.
      queryClient.ensureQueryData(nextQuery(call, slug, summaryOf)).catch(() => null),
    ])
    if (post === null) throw notFound()
    // The API takes a number too, but a post has one address.
    if (post.slug !== slug) throw redirect({ to: '/yazi/$slug', params: { slug: post.slug } })
    return { post, next }
  },
  head: ({ loaderData }) => (loaderData ? postHead(loaderData.post) : {}),
  component: PostPage,
  errorComponent: PostFailed,
  // Those who read no post need none of this.
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
})

function PostPage() {
  const { post, next } = Route.useLoaderData()
  const related = next?.related ?? []
  return (
    <PostScreen
      key={`${post.id} ${post.updatedAt}`}
      post={post}
      previous={next?.previous ?? null}
      next={next?.next ?? null}
      related={
        related.length > 0 && (
          <Section title="Benzer yazılar">
            <TileCards posts={related} />
          </Section>
        )
      }
    />
  )
}
