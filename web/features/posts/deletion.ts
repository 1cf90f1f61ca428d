import { restorableDays } from '../../../core/contracts/writing.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import type { Notice } from '../../ui/notice.tsx'

/** What is asked before a post is deleted, and said afterwards, wherever that is done. */
export const deletionQuestion = {
  title: 'Yazı silinsin mi?',
  text: (title: string, status: number) =>
    `“${title}” ${status === postStatus.active ? 'herkes için hemen ' : ''}silinecek. ${restorableDays} gün içinde geri getirebilirsiniz.`,
  confirmLabel: 'Sil',
  danger: true,
}

const aboutDeletion = (id: number): string => `silinen-yazi-${id}`

export const deletedNotice = (id: number, undo: () => void): Notice => ({
  kind: 'success',
  about: aboutDeletion(id),
  text: `Yazı silindi. ${restorableDays} gün içinde geri getirebilirsiniz.`,
  action: { label: 'Geri al', onClick: undo },
})

/** However it was brought back, there is nothing left to undo. */
export const restoredNotice = (id: number): Notice => ({
  kind: 'success',
  about: aboutDeletion(id),
  text: 'Yazı geri getirildi.',
})
