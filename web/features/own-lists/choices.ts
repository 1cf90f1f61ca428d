import type { ReadLength, Since } from '../../../core/posts/lists.ts'
import type { FilterChoice } from '../../ui/filter-select.tsx'
import { type Narrowing, narrowingIn } from './address.ts'

type Choice<Value> = FilterChoice & { value: Value }

const times: Choice<Since | undefined>[] = [
  { name: undefined, value: undefined, label: 'Her zaman' },
  { name: 'hafta', value: 'week', label: 'Son hafta' },
  { name: 'ay', value: 'month', label: 'Son ay' },
  { name: 'yil', value: 'year', label: 'Son yıl' },
]

const lengths: Choice<ReadLength | undefined>[] = [
  { name: undefined, value: undefined, label: 'Her uzunluk' },
  { name: 'kisa', value: 'short', label: 'Kısa' },
  { name: 'orta', value: 'medium', label: 'Orta' },
  { name: 'uzun', value: 'long', label: 'Uzun' },
]

type OrderedBy = 'time' | 'views' | 'likes' | 'readTime'

const orders: Choice<[OrderedBy, 'asc' | 'desc']>[] = [
  { name: 'yeni', value: ['time', 'desc'], label: 'En yeni' },
  { name: 'eski', value: ['time', 'asc'], label: 'En eski' },
  { name: 'okunan', value: ['views', 'desc'], label: 'En çok okunan' },
  { name: 'alkislanan', value: ['likes', 'desc'], label: 'En çok alkışlanan' },
  { name: 'uzun', value: ['readTime', 'desc'], label: 'En uzun' },
  { name: 'kisa', value: ['readTime', 'asc'], label: 'En kısa' },
]

/** The usual order is the address without one; the newest first is a choice where it is not the usual one. */
export const ordersBeside = (usual: string, isNewestFirst = true): FilterChoice[] => [
  { name: undefined, label: usual },
  ...orders.slice(isNewestFirst ? 1 : 0),
]

export interface OwnFilter {
  name: keyof Narrowing
  label: string
  choices: FilterChoice[]
}

export const filtersWith = (
  categories: { slug: string; name: string }[],
  usualOrder: FilterChoice[],
): OwnFilter[] => [
  { name: 'sira', label: 'Sıralama', choices: usualOrder },
  {
    name: 'kategori',
    label: 'Kategori',
    choices: [
      { name: undefined, label: 'Bütün kategoriler' },
      ...categories.map(({ slug, name }) => ({ name: slug, label: name })),
    ],
  },
  { name: 'zaman', label: 'Zaman', choices: times },
  { name: 'uzunluk', label: 'Uzunluk', choices: lengths },
]

const valueOf = <Value>(choices: Choice<Value>[], name: string | undefined): Value | undefined =>
  choices.find((choice) => choice.name === name)?.value

/** What the address asks the API for; anything unknown in it means nothing. */
export const filterQuery = ({ ara, kategori, zaman, uzunluk }: Narrowing) => ({
  q: ara,
  category: kategori,
  since: valueOf(times, zaman),
  length: valueOf(lengths, uzunluk),
})

/** `names`: what the call names its orders. */
export function orderQuery<Parameter extends string>(
  { sira }: Narrowing,
  names: Record<OrderedBy, Parameter>,
): { [Each in Parameter]?: 'asc' | 'desc' } {
  const order = sira === undefined ? undefined : valueOf(orders, sira)
  if (order === undefined) return {}
  return { [names[order[0]]]: order[1] } as { [Each in Parameter]?: 'asc' | 'desc' }
}

/** Whether a list may lack posts because of it; an order leaves all of them. */
export const isNarrowed = ({ ara, ...address }: Narrowing): boolean => {
  const { category, since, length } = filterQuery(address)
  return [ara, category, since, length].some((each) => each !== undefined)
}

/** Neither narrowed nor in another order than the usual one. */
export const isAsItIs = (address: Narrowing): boolean =>
  Object.values(narrowingIn(address)).every((value) => value === undefined)

/** For the keys of queries: what is the same list has the same key. */
export const narrowingKey = (address: Narrowing): string => JSON.stringify(narrowingIn(address))
