import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { possibleDecisions } from '../../../core/contracts/case-forms.ts'
import { type DecisionKind } from '../../../core/moderation/decision-kinds.ts'
import type { WholeCase } from '../../../core/contracts/cases.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { upperTurkish } from '../../../core/turkish/case.ts'
import { useCall } from '../../api.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { KeyHelp } from '../moderation/key-help.tsx'
import { useKeys } from '../moderation/use-keys.ts'
import { AppealDecision } from './appeal-decision.tsx'
import { CaseContent } from './case-content.tsx'
import { CaseHistory } from './case-history.tsx'
import { caseAddress, CaseLink } from './case-link.tsx'
import { decisionName, isHeld, queueOf, stateName } from './case-names.ts'
import { typeNames } from '../moderation/names.ts'
import { CaseReports } from './case-reports.tsx'
import { CloseContact, ContactContent } from './contact-case.tsx'
import { DecisionForm } from './decision-form.tsx'
import { caseQuery, casesQuery, neighboursOf } from './queries.ts'

export function CaseScreen({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(caseQuery(useCall(), id))
  if (data === undefined && isError)
    return <ErrorState text="Bu bildirim şu anda getirilemedi." onRetry={() => void refetch()} />
  if (data === undefined) return <CaseSkeleton />
  if (data !== null) return <Opened key={data.id} found={data} />
  return (
    <EmptyState text="Böyle bir bildirim yok ya da size ait bir içerikle ilgili.">
      <CaseLink to={undefined} className="underline">
        Bildirimlere dön
      </CaseLink>
    </EmptyState>
  )
}

function Opened({ found }: { found: WholeCase }) {
  const { type, status, version, target, user, present, changedAt } = found
  const queue = queueOf(status)
  const { goOn, back } = useNeighbours(found)
  const isUndecided = status === 'open' || status === 'held'
  const isContact = type === 'contact'
  const kinds = isContact
    ? []
    : user === null
      ? (['dismiss'] as const)
      : possibleDecisions(type, isHeld(found))
  const [chosen, setKind] = useState<DecisionKind | null>(null)
  // Somebody else may have decided so far that it is no longer possible.
  const kind = kinds.find((each) => each === chosen) ?? null
  const heading = useRef<HTMLHeadingElement>(null)
  const versionRead = useRef<number | null>(null)
  // Whoever comes by a key, or is told that somebody else was quicker, reads on from here; whoever is writing goes on.
  useEffect(() => {
    if (versionRead.current === version) return
    versionRead.current = version
    if (!isWriting(document.activeElement)) heading.current?.focus({ preventScroll: true })
  }, [version])
  useKeys({
    ...{ j: goOn, ArrowRight: goOn, k: back, ArrowLeft: back },
    ...(isUndecided &&
      Object.fromEntries(
        kinds.map((each) => [decisionName(found, each).key, () => setKind(each)]),
      )),
  })
  return (
    <section aria-labelledby="bildirim">
      <CaseLink
        to={queue.segment}
        className="inline-flex min-h-11 items-center gap-2 text-small text-muted hover:text-ink"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        {queue.name}
      </CaseLink>
      <h2 id="bildirim" ref={heading} tabIndex={-1} className="mt-1 wrap-anywhere outline-none">
        <span className="block font-sans text-small font-normal tracking-normal text-muted">
          {typeNames[type]}
        </span>
        {target.title || 'Başlıksız'}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-small text-muted">
        {user && (
          <a href={`/@${user.username}`} className={linkClass}>
            {fullName(user)}
          </a>
        )}
        {present && <span>{stateName(type, present.state)}</span>}
        <RelativeTime date={changedAt} />
        {target.url && type !== 'user' && (
          <a href={target.url} className={linkClass}>
            Yerinde gör
          </a>
        )}
      </p>
      {isContact ? <ContactContent found={found} /> : <CaseContent found={found} />}
      <CaseReports found={found} />
      <CaseHistory found={found} />
      {status === 'appealed' && <AppealDecision found={found} onDone={goOn} />}
      {isUndecided && isContact && <CloseContact found={found} onDone={goOn} />}
      {isUndecided && !isContact && (
        <DecisionForm found={found} kinds={kinds} kind={kind} onKind={setKind} onDone={goOn} />
      )}
      <KeyHelp keys={[...moves, ...(isUndecided ? kinds.map((each) => keyOf(found, each)) : [])]} />
    </section>
  )
}

const isWriting = (at: Element | null): boolean => at?.closest('main form') != null

const linkClass = 'underline hover:text-ink touch:inline-flex touch:min-h-11 touch:items-center'

const moves = [
  ['J', 'sonraki'],
  ['K', 'önceki'],
] as const

const keyOf = (found: WholeCase, kind: DecisionKind) => {
  const { key, name } = decisionName(found, kind)
  return [upperTurkish(key), name] as const
}

/** Where one goes on after a decision: to the next of the queue, or to the queue where none is left. */
function useNeighbours({ id, status }: WholeCase) {
  const navigate = useNavigate()
  const { data } = useInfiniteQuery(casesQuery(useCall(), { status }))
  const { previous, next } = neighboursOf(data?.pages ?? [], id)
  const open = (to: number | null) =>
    void navigate(caseAddress(to === null ? queueOf(status).segment : String(to)))
  return { goOn: () => open(next), back: () => open(previous) }
}

function CaseSkeleton() {
  return (
    <div aria-busy>
      <p role="status" className="sr-only">
        Bildirim getiriliyor…
      </p>
      <Skeleton className="mt-4 h-3 w-24" />
      <Skeleton className="mt-6 h-6 w-4/5" />
      <SkeletonText lines={6} className="mt-10" />
    </div>
  )
}
