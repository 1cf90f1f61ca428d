import type { ReactNode } from 'react'
import { unbroken } from '../../ui/unbroken.tsx'
import { Tile } from '../../ui/tile.tsx'

/** The pages through which people come in: a quiet form, and the house's tiles beside it. */
export function FormPage({
  title,
  text,
  tile,
  children,
}: {
  title: string
  text: string
  tile: string
  children: ReactNode
}) {
  return (
    <div className="-mt-8 grid grid-cols-1 min-h-[calc(100dvh-var(--spacing-header)-1px)] viewer-waiting:-mt-12 lg:grid-cols-2">
      <section className="flex flex-col justify-center px-6 py-12">
        <div className="mx-auto w-full max-w-form">
          <h1 className="text-[2.25rem] leading-tight font-medium tracking-[-0.025em]">
            {unbroken(title)}
          </h1>
          <p className="mt-2 mb-8 text-muted">{unbroken(text)}</p>
          {children}
        </div>
      </section>
      <div className="sticky top-header hidden h-[calc(100dvh-var(--spacing-header)-1px)] overflow-hidden lg:block">
        <Tile text={tile} columns={5} rows={7} />
      </div>
    </div>
  )
}
