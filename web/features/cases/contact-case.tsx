import { useQueryClient } from '@tanstack/react-query'
import type { WholeCase } from '../../../core/contracts/cases.ts'
import { contactSubjects } from '../../../core/contracts/contact-form.ts'
import { site } from '../../../core/site.ts'
import { useCall } from '../../api.ts'
import { decideCase } from '../../calls/cases.gen.ts'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { partTitle } from './case-content.tsx'

/** What somebody wrote to the site, with a way to answer: nobody is accused of anything here. */
export function ContactContent({ found: { sender, snapshot } }: { found: WholeCase }) {
  if (sender === null) return null
  const { name, email, subject } = sender
  const answer = encodeURIComponent(`${contactSubjects[subject]} · ${site.name}`)
  return (
    <section className="mt-6" aria-labelledby="ileti">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-small text-muted">Yazan</dt>
        <dd className="wrap-anywhere">{name}</dd>
        <dt className="text-small text-muted">E-posta</dt>
        <dd className="wrap-anywhere">
          <a
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${answer}`}
            className="underline hover:text-accent touch:inline-flex touch:min-h-11 touch:items-center"
          >
            {email}
          </a>
        </dd>
        <dt className="text-small text-muted">Konu</dt>
        <dd>{contactSubjects[subject]}</dd>
      </dl>
      <h3 id="ileti" className={`mt-6 ${partTitle}`}>
        İleti
      </h3>
      <p className="mt-2 rounded-md border bg-surface p-4 font-serif whitespace-pre-line wrap-anywhere">
        {snapshot.text}
      </p>
    </section>
  )
}

/** There is nothing to decide: it is closed when somebody has answered. */
export function CloseContact({ found, onDone }: { found: WholeCase; onDone: () => void }) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const close = async (): Promise<void> => {
    const { id, version } = found
    const body = { decision: 'dismiss', version } as const
    const result = await call(decideCase, { params: { id: String(id) }, body })
    showNotice(
      result.ok
        ? { kind: 'success', text: 'İleti kapatıldı.' }
        : { kind: 'error', text: result.message },
    )
    if (result.ok) onDone()
    await queries.invalidateQueries({ queryKey: ['moderation'] })
  }
  return (
    <div className="mt-10 noscript:hidden">
      <p className="text-small text-muted">
        Yanıtınızı e-postayla verin; sonra iletiyi kapatın ki kimse ikinci kez yanıtlamasın.
      </p>
      <Button className="mt-4 max-sm:w-full" onClick={() => void close()}>
        Yanıtlandı, kapat
      </Button>
    </div>
  )
}
