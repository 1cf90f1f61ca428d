import type { ReactNode } from 'react'
import type { Member } from '../../../core/contracts/members.ts'
import { formatDate } from '../../../core/turkish/dates.ts'
import { classes } from '../../ui/classes.ts'
import { roleNames } from '../moderation/names.ts'

/** What is special about a member, at a glance. */
export function Badges({ member }: { member: Member }) {
  const { role, suspension, eraseAt, isEmailConfirmed, lookAlikeOf, isInBurst } = member
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
      {role !== 'member' && <Badge look="accent">{roleNames[role]}</Badge>}
      {eraseAt !== null && <Badge look="danger">{formatDate(eraseAt)} günü silinecek</Badge>}
      {suspension !== null && <Badge look="danger">{suspensionWords(suspension.until)}</Badge>}
      {lookAlikeOf.length > 0 && (
        <Badge look="plain">Benzer ad: {lookAlikeOf.map((name) => `@${name}`).join(', ')}</Badge>
      )}
      {isInBurst && <Badge look="plain">Toplu kayıt</Badge>}
      {!isEmailConfirmed && <Badge look="plain">E-postası onaysız</Badge>}
    </ul>
  )
}

const suspensionWords = (until: string | null): string =>
  until === null ? 'Süresiz askıda' : `${formatDate(until)} gününe kadar askıda`

const looks = {
  accent: 'bg-accent-wash text-accent',
  danger: 'bg-danger-wash text-danger',
  plain: 'border border-line text-muted',
}

function Badge({ look, children }: { look: keyof typeof looks; children: ReactNode }) {
  return (
    <li
      className={classes(
        'rounded-full px-2.5 py-0.5 text-small font-medium wrap-anywhere',
        looks[look],
      )}
    >
      {children}
    </li>
  )
}
