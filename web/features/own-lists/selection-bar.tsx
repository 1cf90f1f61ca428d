import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { count } from '../../../core/turkish/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Noun, posts, type Progress } from './act-on-each.ts'
import type { Selection } from './selection.tsx'

/** Begins choosing; choosing has its own bar. */
export function SelectButton({ selection }: { selection: Selection }) {
  return (
    <Button
      data-begin-choosing=""
      variant="outline"
      size="sm"
      aria-pressed={selection.isOn}
      className="noscript:hidden"
      onClick={() => (selection.isOn ? selection.leave() : selection.start())}
    >
      <ListChecks size={16} strokeWidth={1.75} aria-hidden />
      {selection.isOn ? 'Seçimi bitir' : 'Seç'}
    </Button>
  )
}

/** The same before the list is there. */
export const SelectSkeleton = () => (
  <Skeleton className="ml-auto h-8 w-20 rounded-full touch:h-11" />
)

interface SelectionBarProps {
  selection: Selection
  /** How far what was asked for is; null while nothing is being done. */
  progress: Progress | null
  noun?: Noun
  /** What can be done with all that is chosen. */
  children: ReactNode
}

/** What can be done with what is chosen, within reach of the thumb; over the page, so that nothing moves. */
export function SelectionBar({ selection, progress, noun = posts, children }: SelectionBarProps) {
  if (!selection.isOn) return null
  const { chosen, hasAll, chooseAll, leave } = selection
  return (
    <section
      aria-label={`Seçilen ${noun.many}`}
      data-bottom-bar="shown"
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm"
    >
      <div className="mx-auto flex min-h-14 max-w-5xl flex-wrap items-center gap-x-2 gap-y-1 px-[min(6vw,1.5rem)] py-2">
        <p className="mr-auto font-semibold tabular-nums" role={progress ? 'status' : undefined}>
          {progress ? `${progress.done} / ${progress.total}` : count(chosen.length, noun.one)}
        </p>
        <div className="flex flex-wrap items-center gap-2 empty:hidden max-sm:order-last max-sm:basis-full">
          {chosen.length > 0 && !progress && children}
        </div>
        <Button variant="quiet" size="sm" disabled={progress !== null} onClick={chooseAll}>
          {hasAll ? 'Hiçbirini seçme' : 'Tümünü seç'}
        </Button>
        <Button variant="quiet" size="sm" disabled={progress !== null} onClick={leave}>
          Vazgeç
        </Button>
      </div>
    </section>
  )
}
