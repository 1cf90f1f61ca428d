import type { Approval } from '../../../core/contracts/approval-queue.ts'
import { moderationRules } from '../../../core/moderation/rules.ts'
import { formatDateTime } from '../../../core/turkish/dates.ts'

/** Why editors took it down before, and what approving it means. */
export function TakenDown({ at, rule, reason }: NonNullable<Approval['takenDown']>) {
  return (
    <div className="mt-4 rounded-md border border-danger px-4 py-3">
      <p className="font-semibold">
        Bu yazı <time dateTime={at}>{formatDateTime(at)}</time> tarihinde yayından kaldırıldı
      </p>
      {rule !== null && <p className="mt-1">Kural: {moderationRules[rule]}</p>}
      {reason !== null && <p className="mt-1 wrap-anywhere whitespace-pre-line">Neden: {reason}</p>}
      <p className="mt-3">
        Yazarı metni değiştirip yeniden gönderdi. Onaylarsanız kaldırma kararı da sona erer.
      </p>
    </div>
  )
}
