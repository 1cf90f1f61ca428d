import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Message, Messenger } from '../../../core/contracts/messages.ts'
import type { User } from '../../../core/contracts/users.ts'
import { getMessenger, listMessages, listMessengers } from '../../calls/messages.gen.ts'
import { answerOf, found, type MakeCall, nextQuery, refusalOf } from '../../api.ts'
import { confirmationRequired, isUnconfirmed } from '../../confirmation.ts'
import { calm, type PageQuery } from '../posts/list-query.ts'

/** What one has agreed to, and what strangers ask for. */
export type Box = 'konusmalar' | 'istekler'

/** Of every list of conversations, for whoever makes them stale. */
export const messengersKey = ['messengers']
export const messagesKey = (id: string) => ['messages', id]

export type Person = Pick<User, 'username' | 'firstName' | 'lastName' | 'picture' | 'nameReading'>

export type ShownMessage = ReturnType<typeof messageOf>
export type ShownMessenger = ReturnType<typeof messengerOf>

/** What the page shows of a message. */
export const messageOf = ({ id, user, text, createdAt, key }: Message) => ({
  ...{ id, text, createdAt, key },
  user: personOf(user),
})

export const messengerOf = (messenger: Messenger) => {
  const { id, name, isShow, isAccepted, isMuted, isWritable, lastMessage } = messenger
  const { unreadCount, updatedAt, reads, typing, users, isGroup } = messenger
  return {
    ...{
      id,
      name,
      isGroup,
      isShow,
      isAccepted,
      isMuted,
      isWritable,
      unreadCount,
      updatedAt,
      reads,
      typing,
    },
    users: users.map(personOf),
    last: lastMessage && messageOf(lastMessage),
  }
}

export const personOf = ({
  username,
  firstName,
  lastName,
  picture,
  nameReading,
}: User): Person => ({
  ...{ username, firstName, lastName, picture, nameReading },
})

/** The number in an address such as `/api/messengers/12`. */
export const messengerIn = ({ messenger }: Message): string => messenger.split('/').at(-1)!

export interface MessengerPage {
  items: ShownMessenger[]
  next: PageQuery | null
  requestCount: number
  /** Why there is nothing, as long as the member's address is unconfirmed. */
  refusal: string | null
}

const refused: MessengerPage = {
  items: [],
  next: null,
  requestCount: 0,
  refusal: confirmationRequired,
}

export const messengersQuery = (call: MakeCall, box: Box, name = '') =>
  infiniteQueryOptions({
    ...calm,
    queryKey: [...messengersKey, box, name],
    queryFn: async ({ pageParam }): Promise<MessengerPage> => {
      if (isUnconfirmed()) return refused
      const wanted = { isAccepted: box === 'konusmalar' ? '1' : '0', ...(name !== '' && { name }) }
      const result = await call(listMessengers, { query: { ...wanted, ...pageParam } as never })
      if (refusalOf(result) !== null) return refused
      const page = answerOf(result)
      const items = page['hydra:member'].map(messengerOf)
      return { items, next: nextQuery(page), requestCount: page.requestCount, refusal: null }
    },
    initialPageParam: {},
    getNextPageParam: (last) => last.next,
  })

/** Nothing for whoever may not read messages yet; the page says why. */
export const messengerQuery = (call: MakeCall, id: string) =>
  queryOptions({
    ...calm,
    queryKey: ['messenger', id],
    queryFn: async (): Promise<ShownMessenger | null> => {
      if (isUnconfirmed()) return null
      const result = await call(getMessenger, { params: { id } })
      return refusalOf(result) === null ? messengerOf(found(result)) : null
    },
  })

export interface MessagePage {
  /** The newest first, as they come. */
  items: ShownMessage[]
  next: PageQuery | null
}

export const messagesQuery = (call: MakeCall, id: string) =>
  infiniteQueryOptions({
    ...calm,
    queryKey: messagesKey(id),
    queryFn: async ({ pageParam }): Promise<MessagePage> => {
      if (isUnconfirmed()) return { items: [], next: null }
      const result = await call(listMessages, { params: { id }, query: pageParam })
      if (refusalOf(result) !== null) return { items: [], next: null }
      const page = found(result)
      return { items: page['hydra:member'].map(messageOf), next: nextQuery(page) }
    },
    initialPageParam: {},
    getNextPageParam: (last) => last.next,
  })
