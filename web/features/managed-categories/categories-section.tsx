import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { useDrag } from '../../ui/use-drag.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryRow } from './category-row.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { type ManagedCategory, managedCategoriesQuery, useCategoryActions } from './queries.ts'

type Opened =
  | { what: 'edit'; category: ManagedCategory | null }
  | { what: 'merge'; category: ManagedCategory }
  | null

export function CategoriesSection() {
  const query = useQuery(managedCategoriesQuery(useCall()))
  const [opened, setOpened] = useState<Opened>(null)
  return (
    <section aria-labelledby="kategoriler">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="kategoriler">Kategoriler</h2>
        <Button onClick={() => setOpened({ what: 'edit', category: null })}>
          <Plus size={18} strokeWidth={1.75} aria-hidden /> Yeni kategori
        </Button>
      </div>
      <p className="mt-2 max-w-measure text-muted">
        Keşfet sayfasında ve yazı yazarken bu sırayla görünürler. Adını değiştirdiğiniz kategorinin
        eski adresi yenisine götürür.
      </p>
      {query.isPending && <SkeletonText lines={6} className="mt-8" />}
      {query.isError && (
        <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {query.data && <CategoryList categories={query.data} onOpen={setOpened} />}
      {opened?.what === 'edit' && (
        <CategoryDialog category={opened.category} onClose={() => setOpened(null)} />
      )}
      {opened?.what === 'merge' && (
        <MergeDialog
          category={opened.category}
          others={query.data ?? []}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

interface CategoryListProps {
  categories: ManagedCategory[]
  onOpen: (opened: Opened) => void
}

function CategoryList({ categories, onOpen }: CategoryListProps) {
  const list = useRef<HTMLUListElement>(null)
  const { move, setHidden } = useCategoryActions()
  const drag = useDrag(list, move)
  return (
    <ul ref={list} className="mt-6 border-y">
      {categories.map((category, index) => (
        <CategoryRow
          key={category.id}
          category={category}
          style={drag.styleOf(index)}
          isDragged={drag.isDragged(index)}
          ordering={{
            isFirst: index === 0,
            isLast: index === categories.length - 1,
            grip: drag.grip(index),
            onMove: (step) => move(index, index + step),
          }}
          onEdit={() => onOpen({ what: 'edit', category })}
          onMerge={() => onOpen({ what: 'merge', category })}
          onHide={() => void setHidden(category, !category.isHidden)}
        />
      ))}
    </ul>
  )
}
