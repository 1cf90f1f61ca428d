import { useEffect, useSyncExternalStore } from 'react'
import { follow, unfollow } from '../../calls.gen.ts'
import { type Result, useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import { openQueries } from '../../queries/memory.tsx'
import { currentViewer, refreshViewer, useViewer } from '../../viewer.ts'
import { useAct } from '../accounts/use-act.ts'
import { FollowLook } from './follow-look.tsx'

interface PostFollowButtonProps {
  username: string
  name: string
  /** As the post's facts tell; null until they do, or for a visitor. */
  isFollowing: boolean | null
  postSlug: string
}

/** On a post, which is read without the library for queries: the facts tell all there is to know. */
export function PostFollowButton(props: PostFollowButtonProps) {
  const { username, name, isFollowing, postSlug } = props
  const pressed = usePressed(username)
  const isOn = pressed ?? isFollowing ?? false
  const change = useChange(username, postSlug)
  const press = useAct(
    {
      name: `takip-${username}`,
      invitation: `${name} adlı üyeyi takip etmek için giriş yapın.`,
      offer: 'Takip et',
    },
    () => void change(!isOn),
  )
  const isOneself = useViewer()?.username === username
  return <FollowLook name={name} isFollowing={isOn} isOneself={isOneself} onPress={press} />
}

/** Shown at once; undone, with the reason, when the server refuses. */
function useChange(username: string, postSlug: string) {
  const call = useCall()
  const notify = useNotice()
  return async (wanted: boolean): Promise<void> => {
    setPressed(username, wanted)
    const sent = last.then((): Promise<Result<unknown>> =>
      wanted
        ? call(follow, { body: { ...namesOf(username), post: postSlug } })
        : call(unfollow, { params: { username } }),
    )
    last = sent
    const result = await sent
    if (!result.ok) {
      setPressed(username, !wanted)
      return notify({ kind: 'error', text: result.message })
    }
    // The counts of both: the member's own, and those on the other's page.
    void refreshViewer()
    openQueries()?.setQueryData(['follows', username], wanted)
    void openQueries()?.invalidateQueries({ queryKey: ['authors', username], exact: true })
  }
}

const namesOf = (following: string) => ({
  follower: currentViewer()?.username ?? '',
  following,
})

/** The last one sent: a second press never overtakes the first. */
let last: Promise<unknown> = Promise.resolve()

/** What was pressed since the facts were told: one for all buttons of the page. */
const presses = new Map<string, boolean>()
const listeners = new Set<() => void>()

function setPressed(username: string, wanted: boolean): void {
  presses.set(username, wanted)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function usePressed(username: string): boolean | undefined {
  // The next page is told anew.
  useEffect(() => () => void presses.delete(username), [username])
  return useSyncExternalStore(
    subscribe,
    () => presses.get(username),
    () => undefined,
  )
}
