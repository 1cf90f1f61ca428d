import { useSuspenseQuery } from '@tanstack/react-query'
import type { PageName } from '../../../core/contracts/site-forms.ts'
import { useCall } from '../../api.ts'
import { Article } from './article.tsx'
import { pageTextQuery } from './queries.ts'

/** One of the site's own texts, as its admins wrote it or as the draft that comes with the program. */
export function TextScreen({ name, title }: { name: PageName; title: string }) {
  const { html, isDraft } = useSuspenseQuery(pageTextQuery(useCall(), name)).data
  return (
    <Article title={title}>
      {isDraft && (
        <aside
          role="note"
          className="mb-8 rounded-md border bg-wash px-4 py-3 font-sans text-step-0 text-muted"
        >
          Bu metin bir taslaktır; siteyi işletenler tarafından henüz gözden geçirilmedi.
        </aside>
      )}
      {/* Made by `simpleMarkdown`, which escapes everything that was written. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Article>
  )
}
