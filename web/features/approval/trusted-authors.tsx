import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { fullName } from '../../../core/text/full-name.ts'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import { distrustAuthor } from '../../calls/approval-queue.gen.ts'
import { useCall } from '../../api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { AuthorLink } from '../posts/links.tsx'
import type { Author } from '../posts/post-summary.ts'
import { trustedQuery } from './queries.ts'

/** Whose posts wait for nobody, each with the way back. */
export function TrustedAuthors() {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const section = useRef<HTMLElement>(null)
  const { data: authors, error, refetch } = useQuery(trustedQuery(call))
  const distrust = async (author: Author): Promise<void> => {
    const result = await call(distrustAuthor, { params: { username: author.username } })
    const done = `${fullName(author)} artık güvenilen yazarlar arasında değil.`
    showNotice(
      result.ok ? { kind: 'success', text: done } : { kind: 'error', text: result.message },
    )
    await queries.invalidateQueries({ queryKey: trustedQuery(call).queryKey })
    section.current?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="guvenilenler"
      className="mt-12 outline-none"
    >
      <h2 id="guvenilenler">Güvenilen yazarlar</h2>
      <p className="mt-1 text-muted">
        Yazıları onay beklemeden yayımlanır; sözcük listesine takılanlar dışında.
      </p>
      {error !== null && authors === undefined && (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      )}
      {authors?.length === 0 && <p className="mt-4 text-muted">Henüz kimse eklenmedi.</p>}
      <ul className="mt-4 divide-y border-y empty:hidden">
        {authors?.map((author) => (
          <li key={author.username} className="flex items-center gap-4 py-3">
            <Avatar name={fullName(author)} picture={author.picture} />
            <AuthorLink
              username={author.username}
              className="min-w-0 flex-1 font-semibold wrap-anywhere hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
            >
              {fullName(author)}
            </AuthorLink>
            <ConfirmDialog
              trigger={
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Güveni geri al: ${fullName(author)}`}
                >
                  Güveni geri al
                </Button>
              }
              title="Güven geri alınsın mı?"
              text={`${withSuffix(fullName(author), 'genitive', author.nameReading)} bundan sonraki yazıları yeniden onay bekleyecek; güveni, bekleyen bir yazısını yayımlarken geri verebilirsiniz.`}
              confirmLabel="Güveni geri al"
              onConfirm={() => distrust(author)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
