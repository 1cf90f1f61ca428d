import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useCall } from '../../api.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useShown } from '../../optimistic.ts'
import { useViewer } from '../../viewer.ts'
import { viewerFacts } from '../../viewer-facts.ts'
import { bondQuery } from './bond.ts'
import { FollowButton } from './follow-button.tsx'
import { MessageLink } from './message-link.tsx'

const PersonMenu = lazy(() => import('./person-menu.tsx'))

interface PersonActionsProps {
  username: string
  name: string
  nameReading: string | null
  isSuspended: boolean
  onReport: () => void
}

/** On an author's page: follow, write to, mute, block, report. */
export function PersonActions(person: PersonActionsProps) {
  const { username, name, nameReading, isSuspended, onReport } = person
  const call = useCall()
  const viewer = useViewer()
  const isOther = viewer != null && viewer.username !== username
  const { data: bond } = useQuery({ ...bondQuery(call, username), enabled: isOther })
  const isBlocked = useShown(viewerFacts.blocks(username), false)
  const isFollowing = useShown(viewerFacts.follows(username), false)
  const isMuted = useShown(viewerFacts.mutes(username), false)
  // The page is everybody's; what one may do with one's own is on another.
  if (viewer?.username === username)
    return (
      <Link to="/profil" className={buttonClass('outline', 'sm')}>
        Profilim
      </Link>
    )
  return (
    <>
      {isBlocked ? (
        <p className="text-small text-muted">Bu üyeyi engellediniz.</p>
      ) : (
        <>
          {/* Of somebody who is suspended there is nothing new to expect; whoever follows them can still let go. */}
          {(!isSuspended || isFollowing) && (
            <FollowButton username={username} name={name} isFollowing={null} />
          )}
          {!isSuspended && <MessageLink username={username} name={name} />}
        </>
      )}
      {isOther && bond && (
        <Suspense>
          <PersonMenu {...{ username, name, nameReading, isBlocked, isMuted, onReport }} />
        </Suspense>
      )}
    </>
  )
}
