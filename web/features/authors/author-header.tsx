import { fullName } from '../../../core/text/full-name.ts'
import type { ReactNode } from 'react'
import { formatDate } from '../../../core/turkish/dates.ts'
import { formatCompact, formatNumber } from '../../../core/turkish/numbers.ts'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import type { Profile, User } from '../../../core/contracts/users.ts'
import { Avatar } from '../../ui/avatar.tsx'

export function AuthorHeader({ author, actions }: { author: Profile; actions: ReactNode }) {
  return (
    <header className="flex flex-col gap-x-8 gap-y-5 sm:flex-row">
      <Avatar name={fullName(author)} picture={author.picture} size="2xl" />
      <div className="min-w-0">
        <h1 className="wrap-anywhere">{fullName(author)}</h1>
        <p className="mt-1 text-muted wrap-anywhere">@{author.username}</p>
        {author.isSuspended && (
          <p className="mt-3 text-small text-muted">Bu üyenin hesabı askıya alındı.</p>
        )}
        {author.biography !== '' && (
          <p className="mt-4 font-serif text-step-1 whitespace-pre-line wrap-anywhere">
            {author.biography}
          </p>
        )}
        <Counts author={author} />
        <SocialLinks accounts={author.socialAccounts} />
        {actions && (
          <div className="mt-5 flex min-h-11 flex-wrap items-center gap-2">{actions}</div>
        )}
        <p className="mt-3 text-small text-faint">
          {withSuffix(formatDate(author.createdAt), 'ablative')} beri üye
        </p>
      </div>
    </header>
  )
}

function Counts({ author }: { author: User }) {
  const counts = [
    [author.postCount, 'yazı'],
    [author.followerCount, 'takipçi'],
    [author.followingCount, 'takip edilen'],
  ] as const
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-muted">
      {counts.map(([value, noun]) => (
        <li key={noun} title={`${formatNumber(value)} ${noun}`}>
          <span className="font-semibold text-ink tabular-nums">{formatCompact(value)}</span> {noun}
        </li>
      ))}
    </ul>
  )
}

function SocialLinks({ accounts }: { accounts: User['socialAccounts'] }) {
  if (accounts.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small">
      {accounts.map(({ platform, handle, url, isVerified }) => (
        <li key={platform + handle}>
          <a
            href={url}
            rel="me nofollow noopener ugc"
            className="text-accent wrap-anywhere hover:underline touch:inline-block touch:py-3"
          >
            {platform}
            <span className="text-muted">: {handle}</span>
          </a>
          {isVerified && (
            <span className="ml-1 text-accent" title="Sayfası bu profile bağlanıyor">
              <span aria-hidden="true">✓</span>
              <span className="sr-only"> (sayfası bu profile bağlanıyor)</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
