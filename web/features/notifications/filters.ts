import type { NotificationType } from '../../../core/contracts/notifications.ts'

export interface Filter {
  /** As the address has it: `?filtre=yorumlar`. */
  name: string
  label: string
  isUnseen?: boolean
  types?: NotificationType[]
}

const all: Filter = { name: 'hepsi', label: 'Hepsi' }

/** What the list can be narrowed to. */
export const filters: Filter[] = [
  all,
  { name: 'yeni', label: 'Okunmamış', isUnseen: true },
  { name: 'yorumlar', label: 'Yorumlar', types: ['newComment', 'newReply'] },
  { name: 'soz-edenler', label: 'Söz edenler', types: ['mention'] },
  { name: 'alkislar', label: 'Alkışlar', types: ['newLike', 'commentLike'] },
  { name: 'takipciler', label: 'Takipçiler', types: ['newFollower'] },
  { name: 'yazilar', label: 'Yeni yazılar', types: ['newPost'] },
  { name: 'yonetim', label: 'Yönetim', types: ['moderation'] },
]

export const filterNamed = (name: unknown): Filter =>
  filters.find((filter) => filter.name === name) ?? all

export const filterSearch = (filter: Filter): { filtre?: string } =>
  filter === all ? {} : { filtre: filter.name }

export const filterPath = (filter: Filter): string =>
  filter === all ? '/bildirimler' : `/bildirimler?filtre=${filter.name}`
