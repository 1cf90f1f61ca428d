import { reasonLabels, type WaitReason } from '../../../core/posts/wait-reasons.ts'
import { classes } from '../../ui/classes.ts'

interface ReasonsProps {
  reasons: WaitReason[]
  words: string[]
  className?: string
}

/** Why it waits, in a few words each. */
export function Reasons({ reasons, words, className }: ReasonsProps) {
  const labels =
    reasons.length === 0 ? ['Yazarı onay istedi'] : reasons.map((each) => reasonLabels[each])
  return (
    <ul aria-label="Bekleme nedenleri" className={classes('flex flex-wrap gap-2', className)}>
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
