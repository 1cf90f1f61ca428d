import { queryOptions, useQuery } from '@tanstack/react-query'
import { follow, unfollow } from '../../calls/following.gen.ts'
import { type MakeCall, useCall } from '../../api.ts'
import { type OptimisticWrite, useOptimisticWrite } from '../../optimistic.ts'
import { currentViewer, refreshViewer, useViewer } from '../../viewer.ts'
import { viewerFacts } from '../../viewer-facts.ts'
import { useAct } from '../accounts/use-act.ts'
import { isFollowed } from './follow-checks.ts'

export interface Followed {
  username: string
  /** Full name, for those who hear the button. */
  name: string
  /** Left out, it is asked for once a member is known; null while somebody else is asking. */
  isFollowing?: boolean | null | undefined
  /** The slug of the post that made the member follow. */
  fromPost?: string
}

/** Whether the member follows somebody: one fact for all buttons of the page. */
export const followQuery = (call: MakeCall, username: string) =>
  queryOptions({
    queryKey: viewerFacts.follows(username),
    queryFn: () => isFollowed(call, username),
  })

export function useFollow({ username, name, isFollowing: given, fromPost }: Followed) {
  const viewer = useViewer()
  const isOneself = viewer?.username === username
  const { data } = useQuery({
    ...followQuery(useCall(), username),
    enabled: given === undefined && viewer != null && !isOneself,
  })
  // The page's HTML knows no viewer, and its first rendering must be the same.
  const isFollowing = (viewer === undefined ? undefined : data) ?? given ?? false
  const change = useFollowChange()
  const press = useAct(
    {
      name: `takip-${username}`,
      invitation: { follow: name },
      offer: 'Takip et',
    },
    () => void change(username, !isFollowing, fromPost),
  )
  const isKnown = viewer === null || isOneself || data !== undefined
  return { isFollowing, isKnown, isOneself, press }
}

export function useFollowChange() {
  const call = useCall()
  const write = useOptimisticWrite()
  return async (username: string, wanted: boolean, fromPost?: string): Promise<boolean> => {
    const done = await write(followWrite(call, username, wanted, fromPost), () => wanted)
    // The member's own counts.
    if (done) void refreshViewer()
    return done !== undefined
  }
}

const followWrite = (
  call: MakeCall,
  username: string,
  pressed: boolean,
  fromPost: string | undefined,
): OptimisticWrite<boolean, boolean> => ({
  queryKey: viewerFacts.follows(username),
  // A press wants the opposite of what the page shows.
  given: !pressed,
  wantedIn: (isFollowing) => isFollowing,
  show: (_, wanted) => wanted,
  send: async (wanted) => {
    const follower = currentViewer()?.username ?? ''
    const result = wanted
      ? await call(follow, { body: { follower, following: username, post: fromPost } })
      : await call(unfollow, { params: { username } })
    return result.ok ? { ...result, data: wanted } : result
  },
  stale: [{ queryKey: ['authors', username], exact: true }],
})
