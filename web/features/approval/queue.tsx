import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import type { Approval } from '../../../core/contracts/approval-queue.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { stretched } from '../posts/links.tsx'
import { KeyHelp } from './key-help.tsx'
import { Reasons } from './reasons.tsx'
import { onKeys } from './use-keys.ts'

interface QueueProps {
  waiting: Approval[]
  total: number
}

export function Queue({ waiting, total }: QueueProps) {
  if (waiting.length === 0) return <EmptyState text="Onayınızı bekleyen bir yazı yok." />
  const pressed = (event: KeyboardEvent<HTMLElement>): void => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('li a')]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const move = (step: number) => () => links[Math.max(at + step, 0)]?.focus()
    onKeys({ j: move(1), k: move(-1) })(event)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the links in it
    <div onKeyDown={pressed}>
      <p className="mt-1 text-muted">
        {count(total, 'yazı')} bekliyor; en uzun süredir bekleyen en üstte.
      </p>
      <ul className="mt-4 divide-y border-y">
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
      <div className="mt-4">
        <KeyHelp
          keys={[
            ['J', 'sonraki'],
            ['K', 'önceki'],
            ['Enter', 'aç'],
          ]}
        />
      </div>
    </div>
  )
}

function Waiting({ id, post, since, reasons, words, note }: Approval) {
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
      <Reasons reasons={reasons} words={words} className="mt-2" />
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
