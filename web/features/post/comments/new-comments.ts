import type { QueryClient } from '@tanstack/react-query'

/** A comment that somebody wrote while the page was open. */
export interface NewComment {
  id: number
  threadId: number
  username: string
}

export const newCommentsKey = (slug: string) => ['new-comments', slug]

export const noneNew: NewComment[] = []

/** For the stream. */
export const addNewComment = (queries: QueryClient, slug: string, comment: NewComment): void =>
  void queries.setQueryData<NewComment[]>(newCommentsKey(slug), (known = noneNew) =>
    known.some(({ id }) => id === comment.id) ? known : [...known, comment],
  )

/** They are shown, or gone. */
export const forgetNewComments = (
  queries: QueryClient,
  slug: string,
  isMeant: (comment: NewComment) => boolean,
): void =>
  void queries.setQueryData<NewComment[]>(newCommentsKey(slug), (known) =>
    known?.filter((each) => !isMeant(each)),
  )
