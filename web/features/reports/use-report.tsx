import { type ReactNode, useCallback, useState } from 'react'
import type { ReportType } from '../../../core/contracts/reports.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { useAct } from '../accounts/use-act.ts'
import type { Reported } from './report-dialog.tsx'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'))

interface ReportControls {
  report: (type: ReportType, target: string | number, quote?: string | null) => void
  /** Goes anywhere on the page. */
  dialog: ReactNode
}

/** Opens the report of something, for whoever may report. */
export function useReport(): ReportControls {
  const [about, setAbout] = useState<Reported | null>(null)
  const act = useAct(
    { name: 'bildir', invitation: 'Bildirmek için giriş yapın.', offer: 'Bildir' },
    (type: ReportType, target: string | number, quote: string | null) =>
      setAbout({ type, target, quote }),
  )
  // The same one at every rendering: the end of a post is given it before it is hydrated.
  const report = useCallback<ReportControls['report']>(
    (type, target, quote = null) => act(type, target, quote),
    [act],
  )
  const close = () => setAbout(null)
  const dialog = about && <ReportDialog about={about} onClose={close} onMissing={close} />
  return { report, dialog }
}
