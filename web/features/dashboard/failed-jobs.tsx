import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FailedJob, WholeDashboard } from '../../../core/contracts/dashboard.ts'
import { queueWords } from '../../../core/queue-words.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { dropJob, retryJob } from '../../calls/dashboard.gen.ts'
import { type Result, useCall } from '../../api.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { dashboardQuery } from './queries.ts'

/** What was tried to the end and did not succeed: to be tried again, or given up. */
export function FailedJobs({ jobs: { failed, list } }: { jobs: WholeDashboard['jobs'] }) {
  const section = useRef<HTMLElement>(null)
  // The row goes and takes its buttons along; whoever pressed one stays in the list.
  const decisions = useDecisions(() => section.current?.focus({ preventScroll: true }))
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="basarisiz-isler" className="mt-14">
      <h2 id="basarisiz-isler">Başarısız işler</h2>
      {list.length === 0 ? (
        <p className="mt-2 text-muted">Başarısız olan bir arka plan işi yok.</p>
      ) : (
        <ul className="mt-4 divide-y border-y">
          {list.map((job) => (
            <JobRow key={job.id} job={job} decisions={decisions} />
          ))}
        </ul>
      )}
      {failed > list.length && (
        <p className="mt-3 text-small text-muted">{count(failed - list.length, 'iş')} daha var.</p>
      )}
    </section>
  )
}

function JobRow({ job, decisions }: { job: FailedJob; decisions: Decisions }) {
  const name = queueWords(job.queue)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-sans text-step-0 font-semibold tracking-normal">{name}</h3>
        <p className="mt-0.5 text-small text-muted">
          <RelativeTime date={job.failedAt} />, {count(job.tries, 'denemeden')} sonra
        </p>
        {job.error !== '' && (
          <p lang="en" className="mt-1 font-mono text-tiny wrap-anywhere text-muted">
            {job.error}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={`Yeniden dene: ${name}`}
          onClick={() => void decisions.retry(job)}
        >
          Yeniden dene
        </Button>
        <ConfirmDialog
          trigger={
            <Button variant="outline" size="sm" aria-label={`Vazgeç: ${name}`}>
              Vazgeç
            </Button>
          }
          title="Bu işten vazgeçilsin mi?"
          text={`“${name}” işi bir daha denenmeyecek.`}
          cancelLabel="Kalsın"
          confirmLabel="Vazgeç"
          danger
          onConfirm={() => decisions.drop(job)}
        />
      </div>
    </li>
  )
}

/** Either way the page is read again, for somebody else may have decided meanwhile. */
function useDecisions(onDecided: () => void) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const after = async (result: Result<unknown>, text: string): Promise<void> => {
    await queries.invalidateQueries({ queryKey: dashboardQuery(call).queryKey })
    showNotice(result.ok ? { kind: 'success', text } : { kind: 'error', text: result.message })
    onDecided()
  }
  return {
    retry: async ({ queue, id }: FailedJob) =>
      after(await call(retryJob, { params: { queue, id } }), 'İş yeniden denenecek.'),
    drop: async ({ queue, id }: FailedJob) =>
      after(await call(dropJob, { params: { queue, id } }), 'İşten vazgeçildi.'),
  }
}

type Decisions = ReturnType<typeof useDecisions>
