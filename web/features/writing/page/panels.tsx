import { lazy, Suspense } from 'react'
import type { CurrentUser } from '../../../../core/contracts/users.ts'
import type { Saver, Snapshot } from '../saving/saver.ts'

export type PanelName = 'publish' | 'preview' | 'revisions' | 'conflict' | 'discard' | 'delete'

export interface PanelProps {
  viewer: CurrentUser
  saver: Saver
  snapshot: Snapshot
  onClose: () => void
}

/** Each is fetched when it is first opened. */
const panels: Record<PanelName, React.ComponentType<PanelProps>> = {
  publish: lazy(() => import('../publishing/publish-panel.tsx')),
  preview: lazy(() => import('../publishing/preview-panel.tsx')),
  revisions: lazy(() => import('../comparing/revisions-panel.tsx')),
  conflict: lazy(() => import('../comparing/conflict-panel.tsx')),
  discard: lazy(() => import('./discard-question.tsx')),
  delete: lazy(() => import('./delete-question.tsx')),
}

interface PanelsProps extends Omit<PanelProps, 'onClose'> {
  open: PanelName | null
  onOpenChange: (panel: PanelName | null) => void
}

export function Panels({ open, onOpenChange, ...props }: PanelsProps) {
  if (open === null) return null
  const Panel = panels[open]
  return (
    <Suspense>
      <Panel {...props} onClose={() => onOpenChange(null)} />
    </Suspense>
  )
}
