import type { MemberFlag } from '../../../core/contracts/members.ts'
import type { Role } from '../../../core/contracts/users.ts'
import { searchLimits } from '../../../core/contracts/search-limits.ts'
import { textParameters } from '../../search-parameters.ts'
import type { FilterChoice } from '../../ui/filter-select.tsx'
import { type PageSearch, pageSearch } from '../posts/paging.ts'
import { roleNames } from '../moderation/names.ts'

/** What the address of the list says. */
const names = ['ara', 'rol', 'durum', 'isaret'] as const
export type MembersAddress = { [Name in (typeof names)[number]]?: string | undefined } & PageSearch

export const membersAddress = (search: object): MembersAddress => ({
  ...textParameters(names, search, searchLimits.questionLength),
  ...pageSearch(search as Record<string, unknown>),
})

type Choice<Value> = FilterChoice & { value?: Value }

const roleChoices: Choice<Role>[] = [
  { name: undefined, label: 'Bütün roller' },
  { name: 'uye', label: roleNames.member, value: 'member' },
  { name: 'editor', label: roleNames.editor, value: 'editor' },
  { name: 'yonetici', label: roleNames.admin, value: 'admin' },
]

const stateChoices: Choice<'true' | 'false'>[] = [
  { name: undefined, label: 'Her durumda' },
  { name: 'askida', label: 'Askıda', value: 'true' },
  { name: 'acik', label: 'Askıda değil', value: 'false' },
]

const flagChoices: Choice<MemberFlag>[] = [
  { name: undefined, label: 'İşaretli olsun olmasın' },
  { name: 'benzer-ad', label: 'Benzer adlar', value: 'lookAlike' },
  { name: 'toplu-kayit', label: 'Toplu kayıtlar', value: 'burst' },
]

export const memberFilters = [
  { name: 'rol', label: 'Rol', choices: roleChoices },
  { name: 'durum', label: 'Durum', choices: stateChoices },
  { name: 'isaret', label: 'İşaret', choices: flagChoices },
] as const

const valueOf = <Value>(choices: Choice<Value>[], name: string | undefined): Value | undefined =>
  choices.find((choice) => choice.name === name)?.value

/** What the address asks the API for; anything unknown in it means nothing. */
export const memberQueryOf = ({ ara, rol, durum, isaret }: MembersAddress) => ({
  q: ara,
  role: valueOf(roleChoices, rol),
  isSuspended: valueOf(stateChoices, durum),
  flag: valueOf(flagChoices, isaret),
})

export const isNarrowed = (address: MembersAddress): boolean =>
  Object.values(memberQueryOf(address)).some((value) => value !== undefined)
