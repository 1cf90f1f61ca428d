import { postStatus } from '../../../../core/posts/post-status.ts'

const { passive, active, draft } = postStatus

const actions: Record<number, string> = {
  [passive]: 'Yeniden yayımla',
  [active]: 'Güncelle',
  [draft]: 'Yayımla',
}

/** What the main button says for a post of this status. */
export const mainAction = (status: number): string => actions[status] ?? 'Yayım ayarları'
