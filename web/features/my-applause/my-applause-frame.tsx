import type { ReactNode } from 'react'

/** Shared by the page and its skeleton, so that nothing moves when the posts come. */
export function MyApplauseFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width">
      <div className="mx-auto max-w-3xl">
        <h1>Alkışladıklarım</h1>
        {children}
      </div>
    </div>
  )
}

/** The line with the button above the list. */
export const aboveListClass = 'flex justify-end py-2'
