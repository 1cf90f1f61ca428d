import { useSuspenseQuery } from '@tanstack/react-query'
import { count } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { PostList } from '../posts/post-list.tsx'
import { Section } from '../posts/section.tsx'
import { tagPostsQuery } from '../posts/queries.ts'
import { tagQuery } from './queries.ts'

export function TagScreen({ slug, page = 1 }: { slug: string; page?: number }) {
  const call = useCall()
  const { data: tag } = useSuspenseQuery(tagQuery(call, slug))
  return (
    <div className="page-width">
      <div className="mx-auto max-w-3xl">
        <p className="eyebrow">Etiket</p>
        <h1 className="mt-1 wrap-anywhere">{tag.name}</h1>
        <p className="mt-2 mb-6 text-small text-muted">{count(tag.postCount, 'yazı')}</p>
        <Section title="Yazılar" look="hidden" className="border-t">
          <PostList query={tagPostsQuery(call, slug, page)} path={`/etiket/${slug}`} />
        </Section>
      </div>
    </div>
  )
}
