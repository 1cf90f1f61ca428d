import { postStatus } from '../../../core/posts/post-status.ts'

const { passive, active, draft, waiting, pending, planned } = postStatus

const names: Record<number, string> = {
  [passive]: 'Yayından kaldırıldı',
  [active]: 'Yayında',
  [draft]: 'Taslak',
  [waiting]: 'Onay bekliyor',
  [pending]: 'İncelemede',
  [planned]: 'Planlandı',
}

/** What a post of this status is called. */
export const statusName = (status: number): string => names[status] ?? ''

/** Of a published or planned post that was changed since. */
export const unpublishedChanges = 'Yayımlanmamış değişiklikler'
