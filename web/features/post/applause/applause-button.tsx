import { Hand } from 'lucide-react'
import { useState } from 'react'
import { mostApplause } from '../../../../core/posts/applause.ts'
import { count, formatCompact } from '../../../../core/turkish/numbers.ts'
import { classes } from '../../../ui/classes.ts'
import { lazyPart } from '../../../lazy-part.tsx'
import { useAct } from '../../accounts/use-act.ts'
import { useApplause } from './use-applause.ts'
import { useHold } from './use-hold.ts'

const Applauders = lazyPart(() => import('./applauders.tsx'))

interface ApplauseButtonProps {
  slug: string
  /** As they came with the page. */
  likes: number
  isAuthor: boolean
  /** Beside the text, below it, or in the bar that brings it within reach. */
  layout: 'column' | 'row' | 'bar'
}

/** Press, hold or press again: each counts once. The one joyful thing on the page. */
export function ApplauseButton({ slug, likes: given, isAuthor, layout }: ApplauseButtonProps) {
  const { likes, own, applaud, takeBack } = useApplause(slug, given, isAuthor)
  /** Only what was pressed here moves the hand, not what came with the page. */
  const [isApplauding, setApplauding] = useState(false)
  const act = useAct(
    {
      // The bar is fetched later: what was left undone in it is offered by the row.
      name: layout === 'column' ? 'alkis-column' : 'alkis-row',
      invitation: 'Yazıyı alkışlamak için giriş yapın.',
      offer: 'Alkışla',
    },
    () => {
      setApplauding(true)
      applaud()
    },
  )
  const hold = useHold(act)
  const [showsPeople, setShowsPeople] = useState(false)
  const hidePeople = () => setShowsPeople(false)
  return (
    <div className={classes('flex items-center', layout === 'column' && 'w-14 flex-col')}>
      <button
        type="button"
        {...hold}
        aria-pressed={own > 0}
        aria-label={`Alkışla, ${count(likes, 'alkış')}`}
        className={buttonClass(own > 0)}
      >
        <Hand
          key={own}
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className={isApplauding && own > 0 ? 'animate-applause' : undefined}
          fill={own > 0 ? 'currentColor' : 'none'}
          fillOpacity={0.25}
        />
        {isApplauding && own > 0 && <Burst own={own} />}
      </button>
      <button
        type="button"
        onClick={() => setShowsPeople(true)}
        disabled={likes === 0}
        aria-label={`${formatCompact(likes)} alkış, alkışlayanları göster`}
        className={classes(countClass, layout !== 'column' && 'px-1.5 text-left')}
      >
        {formatCompact(likes)}
      </button>
      {own > 0 && layout !== 'bar' && (
        <button
          type="button"
          onClick={takeBack}
          className={classes(takeBackClass, layout === 'row' && 'absolute top-full left-0')}
        >
          Geri al
        </button>
      )}
      <p aria-live="polite" className="sr-only">
        {own > 0 && `${own} alkışınız var.`}
      </p>
      {showsPeople && <Applauders slug={slug} onClose={hidePeople} onMissing={hidePeople} />}
    </div>
  )
}

/** How many by now, rising above the hand. */
function Burst({ own }: { own: number }) {
  return (
    <span
      key={own}
      aria-hidden
      className="absolute -top-7 flex size-8 animate-burst items-center justify-center rounded-full bg-applause text-tiny font-semibold text-paper tabular-nums"
    >
      {own >= mostApplause ? own : `+${own}`}
    </span>
  )
}

const buttonClass = (isOn: boolean): string =>
  classes(
    'relative flex size-11 touch-manipulation items-center justify-center rounded-full border transition-colors select-none hover:border-applause hover:text-applause',
    isOn && 'border-applause text-applause',
  )

const countClass =
  'min-h-6 min-w-11 rounded-sm text-small tabular-nums whitespace-nowrap hover:text-ink disabled:hover:text-inherit touch:min-h-11'

const takeBackClass =
  'min-h-6 rounded-sm text-tiny text-faint underline-offset-4 hover:text-ink hover:underline touch:min-h-11 touch:min-w-11'
