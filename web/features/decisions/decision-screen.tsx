import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { Decision } from '../../../core/contracts/appeals.ts'
import { appealTexts, decisionText } from '../../../core/moderation/decision-texts.ts'
import { moderationRules } from '../../../core/moderation/rules.ts'
import { formatDateTime } from '../../../core/turkish/dates.ts'
import { useCall } from '../../api.ts'
import { AppealForm } from './appeal-form.tsx'
import { AskAgain } from './ask-again.tsx'
import { DeleteComment } from './delete-comment.tsx'
import { decisionQuery } from './queries.ts'

/** What was decided, by which rule and why, and what its reader can do about it. */
export function DecisionScreen({ id }: { id: string }) {
  const { data: decision } = useSuspenseQuery(decisionQuery(useCall(), id))
  const article = useRef<HTMLElement>(null)
  // The button that did it is gone afterwards.
  const goOn = () => article.current?.focus({ preventScroll: true })
  return (
    <div className="page-width">
      <article ref={article} tabIndex={-1} className="mx-auto max-w-measure">
        <Link
          to="/kararlar/{-$id}"
          params={{ id: undefined }}
          className="inline-flex min-h-11 items-center gap-2 text-small text-muted hover:text-ink"
        >
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          Bütün kararlar
        </Link>
        <h1 className="mt-1">{decisionText({ ...decision, kind: decision.decision })}</h1>
        {decision.isOverturned && (
          <p className="mt-4 rounded-md bg-success-wash px-4 py-3 text-success">
            {appealTexts.overturned}
          </p>
        )}
        <Facts decision={decision} />
        {decision.type !== 'user' && <About decision={decision} />}
        <AskAgain decision={decision} onDone={goOn} />
        <DeleteComment decision={decision} onDone={goOn} />
        <Appealed decision={decision} />
        {decision.mayAppeal && <AppealForm decision={decision} />}
      </article>
    </div>
  )
}

function Facts({ decision }: { decision: Decision }) {
  const { rule, reason, until, createdAt } = decision
  return (
    <dl className="mt-8 flex flex-col gap-5 border-y py-6">
      {rule && <Fact name="Kural">{moderationRules[rule]}</Fact>}
      {reason !== '' && <Fact name="Neden">{reason}</Fact>}
      {decision.decision === 'suspend' && (
        <Fact name="Ne zamana kadar">{until === null ? 'Süresiz' : formatDateTime(until)}</Fact>
      )}
      <Fact name="Karar günü">{formatDateTime(createdAt)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="mt-0.5 whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}

function About({ decision: { target, type } }: { decision: Decision }) {
  return (
    <section aria-labelledby="karar-konusu" className="mt-8">
      <h2 id="karar-konusu" className="text-step-1">
        Kararın konusu
      </h2>
      <blockquote className="mt-3 border-l-2 pl-4">
        {type === 'post' && (
          <p className="font-serif font-semibold wrap-anywhere">{target.title}</p>
        )}
        <p className="line-clamp-12 font-serif whitespace-pre-line wrap-anywhere text-muted">
          {target.text}
        </p>
      </blockquote>
    </section>
  )
}

function Appealed({ decision: { appeal } }: { decision: Decision }) {
  if (appeal === null) return null
  return (
    <section aria-labelledby="itirazim" className="mt-8">
      <h2 id="itirazim" className="text-step-1">
        İtirazınız
      </h2>
      <p className="mt-3 border-l-2 pl-4 whitespace-pre-line wrap-anywhere">{appeal.text}</p>
      <p className="mt-4">
        {appeal.status === 'open'
          ? 'İtirazınıza kararı veren dışında bir editör bakacak; sonucu size bildireceğiz.'
          : appealTexts[appeal.status]}
      </p>
      {appeal.reason !== '' && (
        <p className="mt-1 text-muted whitespace-pre-line wrap-anywhere">{appeal.reason}</p>
      )}
    </section>
  )
}
