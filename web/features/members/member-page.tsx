import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { WholeMember } from '../../../core/contracts/members.ts'
import { moderationRules } from '../../../core/moderation/rules.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { formatDate, formatDateTime } from '../../../core/turkish/dates.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { AuthorLink } from '../posts/links.tsx'
import { Badges } from './badges.tsx'
import { Decisions } from './decisions.tsx'
import { MemberActions } from './member-actions.tsx'
import { memberQuery } from './queries.ts'

/** One member as editors see them: who it is, what they did in numbers, what was decided about them. */
export function MemberPage({ username }: { username: string }) {
  const { data: member } = useSuspenseQuery(memberQuery(useCall(), username))
  return (
    <section aria-labelledby="uye-adi">
      <Link
        to="/yonetim/{-$bolum}/{-$id}"
        params={{ bolum: 'uyeler', id: undefined }}
        className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        Bütün üyeler
      </Link>
      <Head member={member} />
      {member.suspension && <Suspension suspension={member.suspension} />}
      <MemberActions member={member} />
      <Numbers member={member} />
      <Decisions decisions={member.decisions} />
    </section>
  )
}

function Head({ member }: { member: WholeMember }) {
  const { username, email, createdAt, lastSeenAt, eraseAt } = member
  return (
    <header className="mt-2 flex flex-wrap gap-x-5 gap-y-3">
      <Avatar name={fullName(member)} picture={member.picture} size="lg" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="uye-adi" className="wrap-anywhere">
          {fullName(member)}
        </h2>
        <p className="text-muted wrap-anywhere">
          {eraseAt === null ? (
            <AuthorLink username={username} className="hover:underline">
              @{username}
            </AuthorLink>
          ) : (
            `@${username}`
          )}
          {email !== null && ` · ${email}`}
        </p>
        <p className="mt-1 text-small text-faint">
          Üyeliği: {formatDate(createdAt)}
          {lastSeenAt !== null && (
            <>
              {' '}
              · Son görülme: <RelativeTime date={lastSeenAt} />
            </>
          )}
        </p>
        <Badges member={member} />
      </div>
    </header>
  )
}

function Suspension({ suspension }: { suspension: NonNullable<WholeMember['suspension']> }) {
  const { until, rule, reason, hidePosts, createdAt } = suspension
  const facts = [
    ['Başlangıç', formatDateTime(createdAt)],
    ['Bitiş', until === null ? 'Süresiz' : formatDateTime(until)],
    ...(rule === null ? [] : [['Kural', moderationRules[rule]]]),
    ['Neden', reason],
    ['Yazıları', hidePosts ? 'Gizli' : 'Görünüyor'],
  ] as const
  return (
    <section
      aria-labelledby="uye-askisi"
      className="mt-6 rounded-md border border-danger/40 bg-danger-wash/40 px-5 py-4"
    >
      <h3 id="uye-askisi" className="text-step-0">
        Askıda
      </h3>
      <dl className="mt-2 flex flex-col gap-1">
        {facts.map(([name, value]) => (
          <div key={name} className="sm:grid sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6">
            <dt className="text-muted">{name}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Numbers({ member }: { member: WholeMember }) {
  const { numbers } = member
  const shown = [
    ['Yayımda', member.postCount],
    ['Taslak', numbers.drafts],
    ['Onay bekleyen', numbers.waitingPosts],
    ['Planlanmış', numbers.plannedPosts],
    ['Yayından kalkmış', numbers.unpublishedPosts],
    ['Yorum', member.commentCount],
    ['Alkışladığı yazı', numbers.applause],
    ['Takipçi', member.followerCount],
    ['Takip ettiği', numbers.following],
    ['Açık oturum', numbers.sessions],
    ['Yaptığı bildirim', numbers.reportsMade],
    ['Hakkındaki dosya', numbers.casesAbout],
  ] as const
  return (
    <section aria-labelledby="uye-sayilari" className="mt-10">
      <h3 id="uye-sayilari">Sayılarla</h3>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 xl:grid-cols-4">
        {shown.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end border-t pt-2">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="font-serif text-step-2 tabular-nums">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
