import { useId, useState } from 'react'
import type { WritableCategory } from '../../../../core/contracts/categories.ts'
import { postLimits, postMessages } from '../../../../core/contracts/post-forms.ts'
import { classes } from '../../../ui/classes.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useWritableCategories } from './queries.ts'

interface CategoryFieldProps {
  /** By slug. */
  chosen: string[]
  onChange: (chosen: string[]) => void
  error: string | undefined
}

export function CategoryField({ chosen, onChange, error }: CategoryFieldProps) {
  const id = useId()
  const { query, categories, find } = useWritableCategories()
  const [mistake, setMistake] = useState<string | null>(null)
  const slugs = chosen.map((each) => find(each)?.slug ?? each)
  const shown = mistake ?? error
  const toggle = (slug: string): void => {
    const isChosen = slugs.includes(slug)
    const isFull = !isChosen && slugs.length >= postLimits.categories
    setMistake(isFull ? postMessages.tooManyCategories : null)
    if (!isFull) onChange(isChosen ? slugs.filter((each) => each !== slug) : [...slugs, slug])
  }
  return (
    <fieldset aria-describedby={shown ? id : undefined} className="min-w-0">
      <legend className="font-semibold">Kategoriler</legend>
      <p className="text-small text-muted">Bir ya da iki kategori seçin; ilki asıl kategoridir.</p>
      {query.isPending && <SkeletonText lines={2} className="mt-3" />}
      {query.isError && (
        <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {categories.map((category) => (
          <CategoryChip
            key={category.slug}
            category={category}
            isChosen={slugs.includes(category.slug)}
            isInvalid={Boolean(shown)}
            onToggle={() => toggle(category.slug)}
          />
        ))}
      </div>
      {shown && (
        <p id={id} className="mt-2 text-small text-danger">
          {shown}
        </p>
      )}
    </fieldset>
  )
}

interface CategoryChipProps {
  category: WritableCategory
  isChosen: boolean
  isInvalid: boolean
  onToggle: () => void
}

function CategoryChip({ category, isChosen, isInvalid, onToggle }: CategoryChipProps) {
  return (
    <label
      className={classes(
        'relative inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 select-none touch:min-h-11',
        'border-edge hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
      )}
    >
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        aria-invalid={isInvalid || undefined}
        className="absolute inset-0 z-1 cursor-pointer opacity-0"
      />
      {category.name}
      {category.needsApproval && <span className="text-small opacity-80">(onaylı)</span>}
    </label>
  )
}
