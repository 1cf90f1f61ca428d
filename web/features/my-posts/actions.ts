import { postStatus } from '../../../core/posts/post-status.ts'
import { mayBecome } from '../../../core/contracts/writing.ts'

const { passive, active, draft, waiting, planned } = postStatus

/** What an author may want of a post; each leads to the status beside it. */
const targets = { publish: active, schedule: planned, unpublish: passive, withdraw: draft } as const

export type Action = keyof typeof targets | 'delete'

/** A plan may be made anew; nothing else is asked for where it is already so. */
const isWorthAsking = (status: number, action: keyof typeof targets): boolean =>
  status !== targets[action] || action === 'schedule'

/** What is offered for a post of this status, with the name it has there. */
export function actionsFor(status: number): { action: Action; label: string }[] {
  const allowed = (Object.keys(targets) as (keyof typeof targets)[]).filter(
    (action) => isWorthAsking(status, action) && mayBecome(status, targets[action]),
  )
  return [
    ...allowed.map((action) => ({ action, label: labels[action](status) })),
    { action: 'delete', label: 'Sil' },
  ]
}

const labels: Record<keyof typeof targets, (status: number) => string> = {
  publish: (status) => publishLabels[status] ?? 'Yayımla',
  schedule: (status) => (status === planned ? 'Zamanı değiştir' : 'Planla'),
  unpublish: () => 'Yayından kaldır',
  withdraw: (status) => (status === waiting ? 'Onaydan geri çek' : 'Taslağa döndür'),
}

const publishLabels: Record<number, string> = {
  [planned]: 'Şimdi yayımla',
  [passive]: 'Yeniden yayımla',
}
