import { escapeHtml } from '../../../core/document/escape.ts'
import { formatDateTime } from '../../../core/turkish/dates.ts'
import { pageEnd, pageTop } from './archive-look.ts'
import type { NewAddress } from './archive-pictures.ts'
import { textHtml } from './archive-texts.ts'
import type { ArchivedPost, ArchivedRevision, ArchivedText } from './archive.sql.ts'

/** What a post has been, and what it is to become: one version below the other, written as they come. */
export function* versionsPage(
  post: ArchivedPost,
  revisions: readonly ArchivedRevision[],
  moved: NewAddress,
): Generator<string> {
  yield pageTop({ title: `${post.title}: sürümler`, root: '../' })
  if (post.edit !== null) yield version('Yayımlanmamış değişiklikler', post.edit, moved)
  for (const revision of revisions.toReversed())
    yield version(formatDateTime(revision.updatedAt), revision, moved)
  yield pageEnd
}

const version = (about: string, text: ArchivedText, moved: NewAddress): string => `<section>
<p class="quiet">${escapeHtml(about)}</p>
<h2>${escapeHtml(text.title)}</h2>
${textHtml(text, moved)}
</section>
`
