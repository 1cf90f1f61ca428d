import { postStatus } from '../../../core/posts.ts'

const { passive, active, draft, waiting, pending, planned } = postStatus

/** What a post of this status is called, and what its main button says. */
const names: Record<number, { name: string; action: string }> = {
  [passive]: { name: 'Yayından kaldırıldı', action: 'Yeniden yayımla' },
  [active]: { name: 'Yayında', action: 'Güncelle' },
  [draft]: { name: 'Taslak', action: 'Yayımla' },
  [waiting]: { name: 'Onay bekliyor', action: 'Yayım ayarları' },
  [pending]: { name: 'İncelemede', action: 'Yayım ayarları' },
  [planned]: { name: 'Planlandı', action: 'Yayım ayarları' },
}

export const statusName = (status: number): string => names[status]?.name ?? ''
export const mainAction = (status: number): string => names[status]?.action ?? ''
