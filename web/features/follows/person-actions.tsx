import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { checkFollow } from '../../calls.gen.ts'
import { answerOf, type MakeCall, useCall } from '../../api.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useViewer } from '../../viewer.ts'
import { FollowButton } from './follow-button.tsx'

const PersonMenu = lazy(() => import('./person-menu.tsx'))

/** What the member has decided about somebody, in one call. */
const bondQuery = (call: MakeCall, username: string) =>
  queryOptions({
    queryKey: ['bonds', username],
    queryFn: async () => answerOf(await call(checkFollow, { params: { username } })),
  })

interface PersonActionsProps {
  username: string
  name: string
  nameReading: string | null
  onReport: () => void
}

/** On somebody's page: follow them, or decide to hear nothing of them. */
export function PersonActions({ username, name, nameReading, onReport }: PersonActionsProps) {
  const call = useCall()
  const queries = useQueryClient()
  const viewer = useViewer()
  const isOther = viewer != null && viewer.username !== username
  const query = bondQuery(call, username)
  const { data: bond } = useQuery({ ...query, enabled: isOther })
  const refresh = (): void => {
    void queries.invalidateQueries({ queryKey: query.queryKey })
    void queries.invalidateQueries({ queryKey: ['follows', username] })
  }
  // The page is everybody's; what one may do with one's own is on another.
  if (viewer?.username === username)
    return (
      <Link to="/profil" className={buttonClass('outline', 'sm')}>
        Profilim
      </Link>
    )
  return (
    <>
      {bond?.isBlocked ? (
        <p className="text-small text-muted">Bu üyeyi engellediniz.</p>
      ) : (
        <FollowButton username={username} name={name} isFollowing={bond?.status ?? null} />
      )}
      {isOther && bond && (
        <Suspense>
          <PersonMenu
            username={username}
            name={name}
            nameReading={nameReading}
            isBlocked={bond.isBlocked}
            isMuted={bond.isMuted}
            onChange={refresh}
            onReport={onReport}
          />
        </Suspense>
      )}
    </>
  )
}
