import type { search, SearchType } from '../../../core/contracts/search.ts'
import type { InputOf } from '../../../core/endpoint.ts'
import type { SearchAddress } from './address.ts'

type Query = NonNullable<InputOf<typeof search>['query']>

interface Choice<Value> {
  /** As it stands in the address; the first choice of each is the address without it. */
  name: string | undefined
  label: string
  value: Value
}

export const types: (Choice<SearchType> & { noun: string })[] = [
  { name: undefined, value: 'post', label: 'Yazılar', noun: 'yazı' },
  { name: 'kisi', value: 'user', label: 'Kişiler', noun: 'kişi' },
  { name: 'kategori', value: 'category', label: 'Kategoriler', noun: 'kategori' },
  { name: 'etiket', value: 'tag', label: 'Etiketler', noun: 'etiket' },
]

const orders: Choice<Query['order']>[] = [
  { name: undefined, value: undefined, label: 'En ilgili' },
  { name: 'tarih', value: 'date', label: 'En yeni' },
]

const times: Choice<Query['since']>[] = [
  { name: undefined, value: undefined, label: 'Her zaman' },
  { name: 'hafta', value: 'week', label: 'Son hafta' },
  { name: 'ay', value: 'month', label: 'Son ay' },
  { name: 'yil', value: 'year', label: 'Son yıl' },
]

const lengths: Choice<Query['length']>[] = [
  { name: undefined, value: undefined, label: 'Her uzunluk' },
  { name: 'kisa', value: 'short', label: 'Kısa' },
  { name: 'orta', value: 'medium', label: 'Orta' },
  { name: 'uzun', value: 'long', label: 'Uzun' },
]

const scopes: Choice<Query['within']>[] = [
  { name: undefined, value: undefined, label: 'Bütün yazılarda' },
  { name: 'kaydettiklerim', value: 'bookmarks', label: 'Okuma listemde' },
  { name: 'alkisladiklarim', value: 'applauses', label: 'Alkışladıklarımda' },
]

export interface Filter {
  name: 'sira' | 'zaman' | 'uzunluk' | 'icinde'
  label: string
  choices: Choice<unknown>[]
  /** Visitors have nothing of their own to look into. */
  isForMembers?: true
}

export const filters: Filter[] = [
  { name: 'sira', label: 'Sıralama', choices: orders },
  { name: 'zaman', label: 'Zaman', choices: times },
  { name: 'uzunluk', label: 'Uzunluk', choices: lengths },
  { name: 'icinde', label: 'Nerede', choices: scopes, isForMembers: true },
]

/** Anything else in the address means the first choice. */
export const chosen = <C extends { name: string | undefined }>(
  choices: C[],
  name: string | undefined,
): C => choices.find((choice) => choice.name === name) ?? choices[0]!

/** What the address asks the API for. */
export function queryOf(address: SearchAddress): Query {
  return {
    q: address.q,
    type: chosen(types, address.tur).value,
    author: address.yazar,
    category: address.kategori,
    order: chosen(orders, address.sira).value,
    since: chosen(times, address.zaman).value,
    length: chosen(lengths, address.uzunluk).value,
    within: chosen(scopes, address.icinde).value,
  }
}
