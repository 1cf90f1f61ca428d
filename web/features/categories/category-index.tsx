import { formatNumber } from '../../../core/turkish/numbers.ts'
import { CategoryLink, stretched } from '../posts/links.tsx'
import type { CategoryView } from './queries.ts'

/** Every category, as a table of contents. */
export function CategoryIndex({ categories }: { categories: CategoryView[] }) {
  return (
    <ul className="mt-8 grid grid-cols-2 gap-x-6 sm:gap-x-10 lg:grid-cols-3">
      {categories.map(({ slug, name, description, postCount }) => (
        <li key={slug} className="relative border-t py-3 sm:py-4">
          <div className="flex items-baseline justify-between gap-4">
            <h3 className="text-step-1">
              <CategoryLink slug={slug} className={`hover:underline ${stretched}`}>
                {name}
              </CategoryLink>
            </h3>
            <span className="text-small text-muted tabular-nums">
              {formatNumber(postCount)}
              <span className="sr-only"> yazı</span>
            </span>
          </div>
          <p className="mt-1 text-small text-muted max-sm:hidden">{description}</p>
        </li>
      ))}
    </ul>
  )
}
