import type { Approval } from '../../../core/contracts/approval-queue.ts'
import { reasonLabels } from '../../../core/posts/wait-reasons.ts'
import { classes } from '../../ui/classes.ts'

interface ReasonsProps extends Pick<Approval, 'reasons' | 'words' | 'takenDown'> {
  className?: string
}

/** Why it waits, in a few words each. */
export function Reasons({ reasons, words, takenDown, className }: ReasonsProps) {
  const isAsked = reasons.length === 0 && takenDown === null
  const labels = isAsked ? ['Yazarı onay istedi'] : reasons.map((each) => reasonLabels[each])
  return (
    <ul aria-label="Bekleme nedenleri" className={classes('flex flex-wrap gap-2', className)}>
      {takenDown !== null && (
        <li className="rounded-full border border-danger px-3 py-0.5 text-small text-danger">
          Yayından kaldırılmıştı
        </li>
      )}
      {labels.map((label) => (
        <li
          key={label}
          className="rounded-full bg-accent-wash px-3 py-0.5 text-small text-accent-ink"
        >
          {label}
        </li>
      ))}
      {words.length > 0 && (
        <li className="py-0.5 text-small text-muted">Bulunan: {words.join(', ')}</li>
      )}
    </ul>
  )
}
