import { Link } from '@tanstack/react-router'
import { NothingYet } from './nothing-here.tsx'

export function TagChips({ tags }: { tags: { slug: string; name: string }[] }) {
  if (tags.length === 0) return <NothingYet />
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to="/etiket/$slug"
            params={{ slug }}
            className="inline-flex min-h-8 items-center justify-center rounded-full bg-wash px-3.5 text-small font-medium transition-colors hover:bg-line touch:min-h-11 touch:min-w-11"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
