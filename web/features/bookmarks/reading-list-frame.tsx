import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'

interface ReadingListFrameProps {
  action?: ReactNode
  /** Nothing for whoever may not keep any: the page is one column then. */
  lists: ReactNode
  children: ReactNode
}

/** Shared by the page and its skeleton, as the frame is. */
export const aboveListClass = 'flex justify-end py-2'

/** Shared by the page and its skeleton: the lists beside the posts, above them on a narrow screen. */
export function ReadingListFrame({ action, lists, children }: ReadingListFrameProps) {
  return (
    <div className="page-width">
      <div className="mx-auto max-w-5xl">
        <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1>Okuma listem</h1>
          {action}
        </header>
        <div className={classes('mt-6 lg:mt-10', Boolean(lists) && beside)}>
          {lists}
          <div className="min-w-0">{children}</div>
        </div>
      </div>
    </div>
  )
}

const beside = 'lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-14'
