import type { ReactNode } from 'react'

/** A plain text of the site itself, set like a post. */
export function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="page-width">
      <div className="mx-auto max-w-measure font-serif text-reading [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_h2]:mt-10 [&_h2]:mb-3 [&_li]:mb-2 [&_p]:mb-5 [&_ul]:mb-5 [&_ul]:list-disc [&_ul]:pl-6">
        <h1 className="mb-8 text-step-5">{title}</h1>
        {children}
      </div>
    </article>
  )
}
