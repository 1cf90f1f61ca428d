import { type ReactNode, useId } from 'react'

const looks = { full: '', quiet: 'text-step-1', hidden: 'sr-only' }

interface SectionProps {
  title: string
  /** In the rail titles are smaller; where the page says it already, only listeners need them. */
  look?: keyof typeof looks
  className?: string
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ title, look = 'full', className, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={looks[look]}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** For the last part of a rail beside a much longer list: it stays in sight. */
export const stayingClass = 'lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]'

/** Content and a quiet rail beside it; on a phone the rail comes after the content. */
export function WithRail({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0">{children}</div>
      <div className="flex min-w-0 flex-col gap-10 max-lg:border-t max-lg:pt-12 lg:[&>*+*]:border-t lg:[&>*+*]:pt-10">
        {rail}
      </div>
    </div>
  )
}
