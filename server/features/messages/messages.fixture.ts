import type { Member } from '../../../tests/support/members.ts'
import type { Answer, TestSite } from '../../../tests/support/site.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** How tests talk: each call by whom it is made, and the answer as it came. */
export function talker(site: () => TestSite) {
  const act = (as: Member, method: Method, path: string, payload?: object): Promise<Answer> =>
    site().call({ method, url: `/api${path}`, as, ...(payload && { payload }) })
  const open = async (as: Member, ...others: Member[]): Promise<number> => {
    const users = others.map(({ username }) => username)
    return (await act(as, 'POST', '/messengers', { users })).body.id
  }
  const say = (as: Member, messenger: number, text: string, key?: string) =>
    act(as, 'POST', '/messages', { messenger, text, ...(key !== undefined && { key }) })
  const follow = (as: Member, whom: Member) =>
    act(as, 'POST', '/user_relationships', { follower: as.username, following: whom.username })
  /** Two who follow each other, and their conversation. */
  const friends = async (): Promise<[Member, Member, number]> => {
    const [one, other] = [await site().member(), await site().member()]
    await follow(one, other)
    await follow(other, one)
    return [one, other, await open(one, other)]
  }
  const textsIn = async (as: Member, id: number): Promise<string[]> =>
    (await act(as, 'GET', `/messengers/${id}/messages`)).body['hydra:member'].map(
      ({ text }: { text: string }) => text,
    )
  /** The numbers of the conversations that a member sees listed. */
  const listed = async (as: Member, query = ''): Promise<number[]> =>
    (await act(as, 'GET', `/messengers${query}`)).body['hydra:member'].map(
      ({ id }: { id: number }) => id,
    )
  const unread = async (as: Member): Promise<number> =>
    (await act(as, 'GET', '/users/current')).body.unreadMessageCount
  return { act, open, say, follow, friends, textsIn, listed, unread }
}
