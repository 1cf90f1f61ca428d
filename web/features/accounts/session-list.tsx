import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import type { Session } from '../../../core/contracts/accounts.ts'
import { endOtherSessions, endSession } from '../../calls/accounts.gen.ts'
import { type Failure, type Result, useCall } from '../../api.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { sessionsQuery } from './queries.ts'

export function SessionList() {
  const call = useCall()
  const sessions = useQuery(sessionsQuery(call))
  return (
    <section aria-labelledby="oturumlar">
      <h2 id="oturumlar">Açık oturumlar</h2>
      <p className="mt-1 text-muted">Tanımadığınız bir aygıt görürseniz oturumunu kapatın.</p>
      {sessions.isPending && <SkeletonText lines={3} className="mt-6" />}
      {sessions.isError && (
        <ErrorState text={sessions.error.message} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data && <Sessions sessions={sessions.data['hydra:member']} />}
    </section>
  )
}

const ownFirst = (sessions: Session[]): Session[] =>
  sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))

function Sessions({ sessions }: { sessions: Session[] }) {
  const { end, endOthers } = useEndings()
  const list = useRef<HTMLUListElement>(null)
  // The row goes and takes its button along; whoever pressed it stays in the list.
  const endRow = async (session: Session): Promise<void> => {
    if (await end(session)) list.current?.focus()
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-labelledby="oturumlar" className="mt-4 border-t">
        {ownFirst(sessions).map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void endRow(session)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <ConfirmDialog
          trigger={
            <Button variant="outline" className="mt-6">
              Diğer tüm oturumları kapat
            </Button>
          }
          title="Diğer oturumlar kapansın mı?"
          text="Bu aygıt dışındaki her yerde yeniden giriş yapmanız gerekecek."
          confirmLabel="Oturumları kapat"
          onConfirm={endOthers}
        />
      )}
    </>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const Icon = /iPhone|iPad|Android/.test(session.device) ? Smartphone : Laptop
  return (
    <li className="flex items-center gap-4 border-b py-4">
      <Icon size={20} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{session.device}</p>
        <p className="text-small text-muted">
          {session.isCurrent ? (
            'Bu aygıt'
          ) : (
            <>
              Son görülme: <RelativeTime date={session.lastSeenAt} />
            </>
          )}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="outline"
          size="sm"
          onClick={onEnd}
          aria-label={`${session.device} oturumunu kapat`}
        >
          Kapat
        </Button>
      )}
    </li>
  )
}

/** Both endings read the list again, so that it shows what is true and not what was hoped. */
function useEndings() {
  const call = useCall()
  const showNotice = useNotice()
  const queries = useQueryClient()
  const after = async (result: Result<unknown>, text: string): Promise<boolean> => {
    showNotice(result.ok ? { kind: 'success', text } : asNotice(result))
    await queries.invalidateQueries({ queryKey: sessionsQuery(call).queryKey })
    return result.ok
  }
  return {
    end: async (session: Session) =>
      after(await call(endSession, { params: { id: String(session.id) } }), 'Oturum kapatıldı.'),
    endOthers: async () => after(await call(endOtherSessions), 'Diğer oturumlar kapatıldı.'),
  }
}

const asNotice = (failure: Failure) => ({ kind: 'error' as const, text: failure.message })
