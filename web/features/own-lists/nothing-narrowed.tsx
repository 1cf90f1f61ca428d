import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Narrowing, narrowingIn } from './address.ts'
import type { OwnListPath } from './own-list-bar.tsx'

interface NothingNarrowedProps {
  path: OwnListPath
  address: Narrowing
}

/** There is something here, but not this; the way back lifts the filters and leaves the rest. */
export function NothingNarrowed({ path, address }: NothingNarrowedProps) {
  const { ara, ...others } = address
  const hasFilters = Object.values(narrowingIn(others)).some((value) => value !== undefined)
  const text =
    ara === undefined
      ? 'Bu süzgeçlere uyan bir yazı yok.'
      : hasFilters
        ? `Bu süzgeçlerle “${ara}” bulunamadı.`
        : `“${ara}” bulunamadı.`
  const rest = { ...address, ...narrowingIn({}), sayfa: undefined } as never
  return (
    <EmptyState text={text}>
      <Link to={path} search={rest} resetScroll={false} className={buttonClass('outline')}>
        {hasFilters ? 'Süzgeçleri kaldır' : 'Aramayı kapat'}
      </Link>
    </EmptyState>
  )
}
