import { Popover } from '@base-ui/react/popover'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, RefObject } from 'react'
import { useCall } from '../../api.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { classes } from '../../ui/classes.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { popupClass } from '../../ui/popup.ts'
import { MarkAll } from './mark-all.tsx'
import { NotificationRow } from './notification-row.tsx'
import { RowSkeletons } from './notifications-frame.tsx'
import { newestQuery } from './queries.ts'

export interface BellMenuProps {
  bell: RefObject<HTMLAnchorElement | null>
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** The newest ones, within reach of every page. */
export function BellMenu({ bell, isOpen, setOpen }: BellMenuProps) {
  const closeWhenLeaving = ({ target }: MouseEvent): void => {
    if ((target as Element).closest('a')) setOpen(false)
  }
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(willOpen, { event }) => {
        // The bell opens and closes it by itself.
        if (!bell.current?.contains(event.target as Node)) setOpen(willOpen)
      }}
    >
      <Popover.Portal>
        {/* Below the bell and never beside it, where it would hide the header: what has no room scrolls. */}
        <Popover.Positioner
          anchor={bell}
          align="end"
          sideOffset={8}
          collisionAvoidance={{ side: 'none', align: 'shift' }}
          className="z-40 outline-none"
        >
          <Popover.Popup
            finalFocus={bell}
            onClick={closeWhenLeaving}
            className={classes(popupClass, 'flex w-104 flex-col p-0!')}
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-5 py-3">
              <Popover.Title className="font-sans text-step-0 font-semibold tracking-normal">
                Bildirimler
              </Popover.Title>
              <MarkAll />
            </div>
            <div className="min-h-0 overflow-y-auto px-5">
              <Newest />
            </div>
            <div className="border-t p-2">
              <Link to="/bildirimler" className={buttonClass('quiet', 'sm', 'w-full')}>
                Tüm bildirimler
              </Link>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Newest() {
  const { data, error, isPending, refetch } = useInfiniteQuery(newestQuery(useCall()))
  if (isPending) return <RowSkeletons amount={3} />
  const failure = error?.message ?? data?.pages[0]?.failure
  if (failure) return <ErrorState text={failure} onRetry={() => void refetch()} className="py-6" />
  const items = data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0)
    return <p className="py-8 text-center font-serif text-muted">Henüz bildiriminiz yok.</p>
  return (
    <ul className="divide-y">
      {items.map((item) => (
        <li key={item.id}>
          <NotificationRow item={item} />
        </li>
      ))}
    </ul>
  )
}
