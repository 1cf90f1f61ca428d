import { queryOptions } from '@tanstack/react-query'
import type { Member } from '../../../core/contracts/members.ts'
import { getMember, getOwnSuspension, listMembers } from '../../calls/members.gen.ts'
import { answerOf, found, type MakeCall } from '../../api.ts'
import { listQuery } from '../posts/list-query.ts'
import { type MembersAddress, memberQueryOf } from './address.ts'

export const membersKey = ['moderation', 'members'] as const

export const membersQuery = (call: MakeCall, { sayfa = 1, ...address }: MembersAddress) =>
  listQuery({
    key: [...membersKey, JSON.stringify(memberQueryOf(address))],
    startPage: sayfa,
    load: (page) => call(listMembers, { query: { ...memberQueryOf(address), ...page } }),
    show: (member: Member) => member,
    readMore: (page: { 'hydra:totalItems': number }) => page['hydra:totalItems'],
  })

export const memberQuery = (call: MakeCall, username: string) =>
  queryOptions({
    queryKey: [...membersKey, 'one', username],
    queryFn: async () => found(await call(getMember, { params: { username } })),
  })

export const ownSuspensionQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['own suspension'],
    queryFn: async () => answerOf(await call(getOwnSuspension)),
  })
