import { formatNumber } from '../../../core/turkish/numbers.ts'
import { CategoryLink, stretched } from '../posts/links.tsx'
import type { CategoryView } from './queries.ts'

/** Shared with the skeleton; two lines have room for every description. */
export const categoriesClass =
  'mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3'
export const categoryClass = 'relative border-t py-3 sm:py-4'
export const descriptionClass = 'mt-1 min-h-[2lh] text-small text-muted max-sm:hidden'

/** Every category, as a table of contents. */
export function CategoryIndex({ categories }: { categories: CategoryView[] }) {
  return (
    <ul className={categoriesClass}>
      {categories.map(({ slug, name, description, postCount }) => (
        <li key={slug} className={categoryClass}>
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
          <p className={descriptionClass}>{description}</p>
        </li>
      ))}
    </ul>
  )
}
