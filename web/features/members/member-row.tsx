import { Link } from '@tanstack/react-router'
import type { Member } from '../../../core/contracts/members.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { formatDate } from '../../../core/turkish/dates.ts'
import { formatCompact } from '../../../core/turkish/numbers.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { SelectableRow } from '../own-lists/selection.tsx'
import { Badges } from './badges.tsx'

export function MemberRow({ item: member }: { item: Member }) {
  const name = fullName(member)
  return (
    <SelectableRow id={member.id} title={name}>
      <article className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 py-5">
        <Avatar name={name} picture={member.picture} />
        <div>
          <h3 className="text-step-0">
            <Link
              to="/yonetim/{-$bolum}/{-$id}"
              params={{ bolum: 'uyeler', id: member.username }}
              className="wrap-anywhere hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
            >
              {name}
            </Link>{' '}
            <span className="font-sans text-small font-normal text-muted wrap-anywhere">
              @{member.username}
            </span>
          </h3>
          {member.email !== null && (
            <p className="text-small text-muted wrap-anywhere">{member.email}</p>
          )}
          <p className="mt-0.5 text-small text-faint">
            {formatDate(member.createdAt)} · {formatCompact(member.postCount)} yazı ·{' '}
            {formatCompact(member.commentCount)} yorum · {formatCompact(member.followerCount)}{' '}
            takipçi
          </p>
          <Badges member={member} />
        </div>
      </article>
    </SelectableRow>
  )
}
