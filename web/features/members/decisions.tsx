import type { MemberDecision } from '../../../core/contracts/members.ts'
import { auditActions } from '../../../core/contracts/moderation.ts'
import { type ModerationRule, moderationRules } from '../../../core/moderation/rules.ts'
import type { Role } from '../../../core/contracts/users.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { formatDate, formatDateTime } from '../../../core/turkish/dates.ts'
import { roleNames } from '../moderation/names.ts'

/** What was decided about a member, the newest first, as the log says it. */
export function Decisions({ decisions }: { decisions: MemberDecision[] }) {
  return (
    <section aria-labelledby="uye-kararlari" className="mt-10">
      <h3 id="uye-kararlari">Hakkında alınan kararlar</h3>
      {decisions.length === 0 && <p className="mt-2 text-muted">Henüz bir karar yok.</p>}
      <ol className="mt-2 divide-y empty:hidden">
        {decisions.map((decision) => (
          <li key={decision.id} className="py-3">
            <p>
              <span className="font-semibold">
                {decision.actor ? fullName(decision.actor) : 'Site'}
              </span>{' '}
              {auditActions[decision.action]}.
            </p>
            {decision.reason !== null && (
              <p className="whitespace-pre-line wrap-anywhere">{decision.reason}</p>
            )}
            <p className="text-small text-muted">
              {[formatDateTime(decision.createdAt), ...detailsOf(decision.details)].join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function detailsOf(details: Record<string, unknown>): string[] {
  const { until, rule, hidePosts, from, to } = details
  return [
    until === null && 'süresiz',
    typeof until === 'string' && `${formatDate(until)} gününe kadar`,
    typeof rule === 'string' && moderationRules[rule as ModerationRule],
    hidePosts === true && 'yazıları gizlendi',
    typeof from === 'string' &&
      typeof to === 'string' &&
      `${roleNames[from as Role]} → ${roleNames[to as Role]}`,
  ].filter((text) => typeof text === 'string')
}
