import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, Share } from 'lucide-react'
import { count } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { postCountsQuery } from './queries.ts'
import { searchOf } from './tabs.ts'

/** What only the member themselves has on their page. */
export function OwnControls({ onShare }: { onShare: () => void }) {
  const { data: counts } = useSuspenseQuery(postCountsQuery(useCall()))
  return (
    <>
      {counts.draft > 0 && (
        <Link to="/yazilarim" search={searchOf('taslak')} className={buttonClass('outline', 'sm')}>
          {count(counts.draft, 'taslak')}
        </Link>
      )}
      <Link
        to="/ayarlar/{-$bolum}"
        params={{ bolum: undefined }}
        className={buttonClass('outline', 'sm')}
      >
        <Pencil size={16} strokeWidth={1.75} aria-hidden className="max-sm:hidden" />
        Profili düzenle
      </Link>
      <Button variant="outline" size="sm" className="noscript:hidden" onClick={onShare}>
        <Share size={16} strokeWidth={1.75} aria-hidden className="max-sm:hidden" />
        Paylaş
      </Button>
    </>
  )
}
