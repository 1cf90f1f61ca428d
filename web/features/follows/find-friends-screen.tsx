import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { count } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAct } from '../accounts/use-act.ts'
import { FriendsFrame } from './friends-frame.tsx'
import { PersonRow } from './person-row.tsx'
import { suggestionsQuery } from './queries.ts'
import { followQuery, useFollowChange } from './use-follow.ts'

/** `onLeave`: on to where the new member wanted to be. */
export function FindFriendsScreen({ onLeave }: { onLeave: () => void }) {
  const call = useCall()
  const { data: people } = useSuspenseQuery(suggestionsQuery(call))
  const followed = useFollowed(people.map(({ username }) => username))
  return (
    <FriendsFrame>
      <ConfirmFirst />
      {people.length === 0 ? (
        <EmptyState text="Size önerebileceğimiz kimse kalmadı. Yazıları okudukça yeni yazarlar bulursunuz." />
      ) : (
        <ul aria-label="Önerilen yazarlar" className="mt-6 divide-y border-t">
          {people.map((person) => (
            <li key={person.username}>
              {/* Nobody is suggested who is followed already. */}
              <PersonRow person={person} heading="h2" isFollowing={false} />
            </li>
          ))}
        </ul>
      )}
      <Foot
        followed={followed.length}
        others={people.filter(({ username }) => !followed.includes(username))}
        onLeave={onLeave}
      />
    </FriendsFrame>
  )
}

/** Those of them who are followed by now, without asking for any. */
function useFollowed(usernames: string[]): string[] {
  const call = useCall()
  const answers = useQueries({
    queries: usernames.map((username) => ({ ...followQuery(call, username), enabled: false })),
  })
  return usernames.filter((_, index) => answers[index]?.data === true)
}

/** Whoever has just signed up has not confirmed yet, and cannot follow before; the banner re-sends. */
function ConfirmFirst() {
  return (
    <div className="mt-6 hidden rounded-md bg-wash px-5 py-4 viewer-waiting:block">
      <p className="font-semibold">Takip etmek için önce e-posta adresinizi onaylayın.</p>
      <p className="mt-1 text-muted">
        Size gönderdiğimiz bağlantıya tıkladıktan sonra buraya dönebilirsiniz. E-posta gelmediyse
        yukarıdan yeniden isteyin.
      </p>
    </div>
  )
}

interface FootProps {
  followed: number
  others: { username: string }[]
  onLeave: () => void
}

/** Stays in sight: one may go on at any moment. */
function Foot({ followed, others, onLeave }: FootProps) {
  return (
    <div className="sticky bottom-0 z-2 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t bg-paper py-4">
      <p role="status" className="text-muted">
        {followed > 0 ? `${count(followed, 'kişiyi')} takip ettiniz.` : 'Henüz kimseyi seçmediniz.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {others.length > 1 && <FollowAll people={others} />}
        <Link
          to="/"
          onClick={(event) => {
            event.preventDefault()
            onLeave()
          }}
          className={buttonClass(followed > 0 ? 'primary' : 'quiet')}
        >
          {followed > 0 ? 'Devam et' : 'Şimdilik geç'}
        </Link>
      </div>
    </div>
  )
}

function FollowAll({ people }: { people: { username: string }[] }) {
  const change = useFollowChange()
  const [isBusy, setBusy] = useState(false)
  /** One after the other; the first refusal holds for the rest. */
  const followAll = async (): Promise<void> => {
    setBusy(true)
    for (const { username } of people) if (!(await change(username, true))) break
    setBusy(false)
  }
  const press = useAct(
    {
      name: 'takip-hepsi',
      invitation: 'Takip etmek için giriş yapın.',
      offer: 'Hepsini takip et',
    },
    () => void followAll(),
  )
  return (
    <Button
      variant="outline"
      busy={isBusy}
      className="noscript:hidden viewer-waiting:hidden"
      onClick={() => press()}
    >
      Hepsini takip et
    </Button>
  )
}
