import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { follow, unfollow } from '../../calls.gen.ts'
import { type MakeCall, type Result, useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import { currentViewer, refreshViewer, useViewer } from '../../viewer.ts'
import { useAct } from '../accounts/use-act.ts'
import { isFollowed } from './follow-checks.ts'

export interface Followed {
  username: string
  /** Full name, for those who hear the button. */
  name: string
  /** Left out, it is asked for once a member is known; null while somebody else is asking. */
  isFollowing?: boolean | null | undefined
}

/** Whether the member follows somebody: one fact for all buttons of the page. */
export const followQuery = (call: MakeCall, username: string) =>
  queryOptions({
    queryKey: ['follows', username],
    queryFn: () => isFollowed(call, username),
  })

export function useFollow({ username, name, isFollowing: given }: Followed) {
  const viewer = useViewer()
  const isOneself = viewer?.username === username
  const { data } = useQuery({
    ...followQuery(useCall(), username),
    enabled: given === undefined && viewer != null && !isOneself,
  })
  const isFollowing = data ?? given ?? false
  const change = useFollowChange()
  const press = useAct(
    {
      name: `takip-${username}`,
      invitation: `${name} adlı üyeyi takip etmek için giriş yapın.`,
      offer: 'Takip et',
    },
    () => void change(username, !isFollowing),
  )
  return { isFollowing, isOneself, press }
}

/** Shown at once; undone, with the reason, when the server refuses. */
export function useFollowChange() {
  const call = useCall()
  const queries = useQueryClient()
  const notify = useNotice()
  /** The last one sent: a second press never overtakes the first. */
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return async (username: string, wanted: boolean): Promise<boolean> => {
    const { queryKey } = followQuery(call, username)
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, wanted)
    const sent = last.current.then((): Promise<Result<unknown>> =>
      wanted ? call(follow, { body: bodyOf(username) }) : call(unfollow, { params: { username } }),
    )
    last.current = sent
    const result = await sent
    if (!result.ok) {
      queries.setQueryData(queryKey, !wanted)
      notify({ kind: 'error', text: result.message })
      return false
    }
    // The counts of both: the member's own, and those on the other's page.
    void refreshViewer()
    void queries.invalidateQueries({ queryKey: ['authors', username], exact: true })
    return true
  }
}

const bodyOf = (following: string) => ({
  follower: currentViewer()?.username ?? '',
  following,
})
