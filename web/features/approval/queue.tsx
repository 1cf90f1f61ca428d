import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Approval } from '../../../core/contracts/approval-queue.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { stretched } from '../posts/links.tsx'
import { KeyHelp } from '../moderation/key-help.tsx'
import { rowKeys, useRowKeys } from '../moderation/use-keys.ts'
import { Reasons } from './reasons.tsx'

interface QueueProps {
  waiting: Approval[]
  total: number
}

export function Queue({ waiting, total }: QueueProps) {
  const rows = useRef<HTMLUListElement>(null)
  useRowKeys(rows)
  if (waiting.length === 0) return <EmptyState text="Onayınızı bekleyen bir yazı yok." />
  return (
    <>
      <p className="mt-1 text-muted">
        {count(total, 'yazı')} bekliyor; en uzun süredir bekleyen en üstte.
      </p>
      <ul ref={rows} className="mt-4 divide-y border-y">
        {waiting.map((each) => (
          <li key={each.id} className="relative py-4 hover:bg-wash">
            <Waiting {...each} />
          </li>
        ))}
      </ul>
      {total > waiting.length && (
        <p className="mt-2 text-small text-muted">
          {count(total - waiting.length, 'yazı')} daha bekliyor; sırası geldikçe burada görünür.
        </p>
      )}
      <KeyHelp keys={rowKeys} />
    </>
  )
}

function Waiting(approval: Approval) {
  const { id, post, since, note } = approval
  return (
    <>
      <h3 className="text-step-1 leading-snug wrap-anywhere">
        <Link
          to="/yonetim/{-$bolum}/{-$id}"
          params={{ bolum: 'onay', id: String(id) }}
          className={`hover:underline ${stretched}`}
        >
          {post.title}
        </Link>
      </h3>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-small text-muted">
        <span>{fullName(post.user)}</span>
        <span>{post.categories.map(({ name }) => name).join(', ')}</span>
        <RelativeTime date={since} />
      </p>
      <Reasons {...approval} className="mt-2" />
      {note !== null && (
        <p className="mt-2 line-clamp-2 text-small">
          <strong className="font-semibold">
            {note.answer === null ? 'Yeniden gönderildi.' : 'Yazarın yanıtı:'}
          </strong>{' '}
          {note.answer}
        </p>
      )}
    </>
  )
}
