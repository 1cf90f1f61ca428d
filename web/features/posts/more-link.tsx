import type { MouseEvent } from 'react'
import { messages } from '../../../core/messages.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { pageAddress } from './paging.ts'

interface MoreLinkProps {
  path: string
  page: number
  isBusy: boolean
  hasFailed: boolean
  onFollow: (event: MouseEvent) => void
}

export function MoreLink({ path, page, isBusy, hasFailed, onFollow }: MoreLinkProps) {
  return (
    <div className="flex flex-col items-center gap-3 border-t pt-8">
      {hasFailed && (
        <p role="alert" className="text-small text-danger">
          {messages.network}
        </p>
      )}
      <a
        href={pageAddress(path, page)}
        onClick={onFollow}
        aria-busy={isBusy || undefined}
        className={buttonClass('outline', 'md', 'min-w-[min(12rem,100%)]')}
      >
        {label(isBusy, hasFailed)}
      </a>
    </div>
  )
}

function label(isBusy: boolean, hasFailed: boolean): string {
  if (isBusy) return 'Getiriliyor…'
  return hasFailed ? 'Yeniden dene' : 'Daha fazla göster'
}

/** A page in the middle of a list, reached by its address, leads back to what stood before it. */
export function PreviousLink({ path, page }: { path: string; page: number }) {
  if (page <= 1) return null
  return (
    <p className="border-b pt-4 pb-6">
      <a href={pageAddress(path, page - 1)} className={buttonClass('outline', 'sm')}>
        Önceki sayfa
      </a>
      <span className="ml-4 text-small text-muted">{page}. sayfa</span>
    </p>
  )
}
