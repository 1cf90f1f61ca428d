import { Link } from '@tanstack/react-router'
import { count } from '../../../core/turkish/numbers.ts'
import { PersonRow } from '../follows/person-row.tsx'
import { CategoryLink, stretched } from '../posts/links.tsx'
import { PostCard } from '../posts/post-card.tsx'
import { Marked } from './marked.tsx'
import type { Found, Label } from './queries.ts'

/** A result, whatever it is. */
export function FoundRow({ item }: { item: Found }) {
  switch (item.kind) {
    case 'post':
      return (
        <PostCard
          item={item.post}
          title={item.title.length > 0 ? <Marked parts={item.title} /> : undefined}
          text={item.text.length > 0 ? <Marked parts={item.text} /> : undefined}
        />
      )
    case 'user':
      return <PersonRow person={item.person} heading="h3" />
    case 'category':
      return <CategoryRow {...item.label} />
    default:
      return <TagRow {...item.label} />
  }
}

const rowClass = 'relative flex items-baseline justify-between gap-6 py-5'
const linkClass = `hover:underline ${stretched}`

function CategoryRow({ slug, name, description, postCount }: Label) {
  return (
    <article className={rowClass}>
      <div className="min-w-0">
        <h3 className="text-step-1">
          <CategoryLink slug={slug} className={linkClass}>
            {name}
          </CategoryLink>
        </h3>
        <p className="mt-0.5 text-muted">{description}</p>
      </div>
      <PostCount value={postCount} />
    </article>
  )
}

function TagRow({ slug, name, postCount }: Label) {
  return (
    <article className={rowClass}>
      <h3 className="min-w-0 text-step-1 wrap-anywhere">
        <span aria-hidden className="text-faint">
          #
        </span>
        <Link to="/etiket/$slug" params={{ slug }} className={linkClass}>
          {name}
        </Link>
      </h3>
      <PostCount value={postCount} />
    </article>
  )
}

const PostCount = ({ value }: { value: number }) => (
  <p className="shrink-0 text-small text-muted tabular-nums">{count(value, 'yazı')}</p>
)
