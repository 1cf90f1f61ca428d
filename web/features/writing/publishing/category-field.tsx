import { ArrowLeftRight } from 'lucide-react'
import { useId, useState } from 'react'
import type { WritableCategory } from '../../../../core/contracts/categories.ts'
import { postLimits, postMessages } from '../../../../core/contracts/post-forms.ts'
import { Button } from '../../../ui/button.tsx'
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
  const { query, categories, find, nameOf } = useWritableCategories()
  const [mistake, setMistake] = useState<string | null>(null)
  const slugs = chosen.map((each) => find(each)?.slug ?? each)
  const [main, other] = slugs
  const shown = mistake ?? error
  const toggle = (slug: string): void => {
    const isChosen = slugs.includes(slug)
    const isFull = !isChosen && slugs.length >= postLimits.categories
    setMistake(isFull ? postMessages.tooManyCategories : null)
    if (!isFull) onChange(isChosen ? slugs.filter((each) => each !== slug) : [...slugs, slug])
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that the focus left
    <fieldset
      aria-describedby={classes(`${id}-ipucu`, shown && id)}
      // What was refused is no mistake of what is chosen: it is forgotten when one goes on.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setMistake(null)
      }}
      className="min-w-0"
    >
      <legend className="font-semibold">Kategoriler</legend>
      <p id={`${id}-ipucu`} className="text-small text-muted">
        Bir ya da iki kategori seçin. İlk seçtiğiniz ana kategoridir; ikincisini de ana kategori
        yapabilirsiniz.
      </p>
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
            isMain={category.slug === main}
            isInvalid={Boolean(shown)}
            onToggle={() => toggle(category.slug)}
          />
        ))}
      </div>
      {main !== undefined && other !== undefined && (
        <SwapButton
          main={nameOf(main)}
          other={nameOf(other)}
          onSwap={() => {
            setMistake(null)
            onChange([other, main])
          }}
        />
      )}
      {shown && (
        <p id={id} className="mt-2 text-small text-danger">
          {shown}
        </p>
      )}
    </fieldset>
  )
}

interface SwapButtonProps {
  main: string
  other: string
  onSwap: () => void
}

/** The one button serves both ways, so its focus stays; what it did is said. */
function SwapButton({ main, other, onSwap }: SwapButtonProps) {
  return (
    <div className="mt-3">
      <Button variant="outline" size="sm" onClick={onSwap}>
        <ArrowLeftRight size={16} aria-hidden /> Ana kategori {other} olsun
      </Button>
      <span role="status" className="sr-only">
        Ana kategori: {main}
      </span>
    </div>
  )
}

interface CategoryChipProps {
  category: WritableCategory
  isChosen: boolean
  isMain: boolean
  isInvalid: boolean
  onToggle: () => void
}

function CategoryChip({ category, isChosen, isMain, isInvalid, onToggle }: CategoryChipProps) {
  const id = useId()
  return (
    <span
      className={classes(
        'relative inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 select-none touch:min-h-11',
        'border-edge hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
      )}
    >
      <label className="inline-flex items-center gap-1.5">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isMain ? id : undefined}
          className="absolute inset-0 z-1 cursor-pointer opacity-0"
        />
        {category.name}
        {category.needsApproval && (
          <span className="text-small opacity-80">(editör onayı gerekir)</span>
        )}
      </label>
      {/* Beside the label: a mark describes the category, it is no part of its name. */}
      {isMain && (
        <span className="text-small opacity-80">
          <span aria-hidden>· </span>
          <span id={id}>Ana kategori</span>
        </span>
      )}
    </span>
  )
}
