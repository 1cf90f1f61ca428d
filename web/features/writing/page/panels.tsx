import type { CurrentUser } from '../../../../core/contracts/users.ts'
import { lazyPart } from '../../../lazy-part.tsx'
import type { Saver, Snapshot } from '../saving/saver.ts'

export type PanelName = 'publish' | 'preview' | 'revisions' | 'conflict' | 'discard' | 'delete'

export interface PanelProps {
  viewer: CurrentUser
  saver: Saver
  snapshot: Snapshot
  onClose: () => void
}

/** Each is fetched when it is first opened. */
const panels: Record<PanelName, React.ComponentType<PanelProps & { onMissing: () => void }>> = {
  publish: lazyPart(() => import('../publishing/publish-panel.tsx')),
  preview: lazyPart(() => import('../publishing/preview-panel.tsx')),
  revisions: lazyPart(() => import('../comparing/revisions-panel.tsx')),
  conflict: lazyPart(() => import('../comparing/conflict-panel.tsx')),
  discard: lazyPart(() => import('./discard-question.tsx')),
  delete: lazyPart(() => import('./delete-question.tsx')),
}

interface PanelsProps extends Omit<PanelProps, 'onClose'> {
  open: PanelName | null
  onOpenChange: (panel: PanelName | null) => void
}

export function Panels({ open, onOpenChange, ...props }: PanelsProps) {
  if (open === null) return null
  const Panel = panels[open]
  const close = () => onOpenChange(null)
  return <Panel {...props} onClose={close} onMissing={close} />
}
