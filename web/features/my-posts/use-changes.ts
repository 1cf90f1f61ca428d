import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { postStatus } from '../../../core/posts/post-status.ts'
import { deletePost, restorePost, updatePost } from '../../calls/writing.gen.ts'
import { type MakeCall, type Result, useCall } from '../../api.ts'
import { refreshViewer } from '../../viewer.ts'
import { ownKey, type OwnList, type OwnPost, ownPostsQuery, postCountsQuery } from './queries.ts'
import { type PostState, stateOf } from './tabs.ts'

type Send<Answer> = () => Promise<Result<Answer>>

/** Only moderators hold a post. */
type AuthorStatus = Exclude<keyof typeof postStatus, 'pending'>

export type Changes = ReturnType<typeof useChanges>

/** Everything that can happen to the posts of one page of a tab. */
export function useChanges(list: OwnList) {
  const call = useCall()
  const queries = useQueryClient()
  const inFlight = useRef(0)

  /** Reads everything again once the last of several changes is done, not in between. */
  const settled = async <Answer>(send: Send<Answer>): Promise<Result<Answer>> => {
    inFlight.current += 1
    const result = await send()
    inFlight.current -= 1
    if (inFlight.current > 0) return result
    // How many posts the member has published is written elsewhere too.
    if (result.ok) void refreshViewer()
    await queries.invalidateQueries()
    return result
  }

  /** Shown before the server has answered, and taken back when it refuses. */
  const move = <Answer>(post: OwnPost, to: PostState, send: Send<Answer>) =>
    settled(async () => {
      await queries.cancelQueries({ queryKey: ownKey })
      const putBack = takeAway(queries, call, { post, list, to })
      const result = await send()
      if (!result.ok) putBack()
      return result
    })

  const become = (post: OwnPost, status: AuthorStatus, publishTime?: string) => {
    const when = publishTime === undefined ? {} : { publishTime }
    return () => call(updatePost, { ...byId(post), body: { status: postStatus[status], ...when } })
  }

  return {
    /** For several at once: each is sent as it stands, and everything is read again after the last. */
    send: {
      unpublish: (post: OwnPost) => become(post, 'passive')(),
      publish: (post: OwnPost) => become(post, 'active')(),
      delete: (post: OwnPost) => call(deletePost, byId(post)),
      restore: (post: OwnPost) => call(restorePost, byId(post)),
    },
    readAgain: async (): Promise<void> => {
      void refreshViewer()
      await queries.invalidateQueries()
    },

    // These may be refused by rules that only the server knows, so they are waited for.
    publish: (post: OwnPost) => settled(become(post, 'active')),
    schedule: (post: OwnPost, publishTime: string) => settled(become(post, 'planned', publishTime)),
    submit: (post: OwnPost) => settled(become(post, 'waiting')),
    undelete: (post: OwnPost) => settled(() => call(restorePost, byId(post))),

    unpublish: (post: OwnPost) => move(post, 'passive', become(post, 'passive')),
    withdraw: (post: OwnPost) => move(post, 'draft', become(post, 'draft')),
    delete: (post: OwnPost) => move(post, 'deleted', () => call(deletePost, byId(post))),
    restore: (post: OwnPost) =>
      move(post, stateOf(post.status), () => call(restorePost, byId(post))),
  }
}

const byId = ({ id }: OwnPost) => ({ params: { id: String(id) } })

interface Move {
  post: OwnPost
  list: OwnList
  to: PostState
}

/** Takes a post out of the list that is shown and counts it elsewhere; gives the way back. */
function takeAway(queries: QueryClient, call: MakeCall, move: Move): () => void {
  const { post, to } = move
  const { state, narrowing } = move.list
  const list = ownPostsQuery(call, move.list).queryKey
  const counts = postCountsQuery(call, narrowing).queryKey
  const isIt = ({ id }: OwnPost): boolean => id === post.id
  const index = queries.getQueryData(list)?.posts.findIndex(isIt) ?? 0
  const recount = (from: PostState, into: PostState) =>
    queries.setQueryData(
      counts,
      (old) => old && { ...old, [from]: old[from] - 1, [into]: old[into] + 1 },
    )

  queries.setQueryData(
    list,
    (old) =>
      old && { ...old, posts: old.posts.filter((each) => !isIt(each)), total: old.total - 1 },
  )
  recount(state, to)
  return () => {
    recount(to, state)
    queries.setQueryData(list, (old) => {
      if (old === undefined || old.posts.some(isIt)) return old
      return { ...old, posts: old.posts.toSpliced(index, 0, post), total: old.total + 1 }
    })
  }
}
