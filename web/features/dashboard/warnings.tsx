import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { dashboardLimits } from '../../../core/contracts/dashboard-limits.ts'
import type { WholeDashboard } from '../../../core/contracts/dashboard.ts'
import { count, formatBytes } from '../../../core/turkish/numbers.ts'
import { RelativeTime } from '../../relative-time.tsx'

/** What whoever runs the site should see to, the worst first; nothing when all is well. */
export function Warnings({ site }: { site: WholeDashboard }) {
  const warnings = warningsOf(site)
  if (warnings.length === 0) return null
  return (
    <section aria-labelledby="dikkat" className="mb-12 rounded-md border border-edge px-5 py-4">
      <h2 id="dikkat" className="flex items-center gap-3 text-step-1">
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-danger" />
        İlgilenilmesi gerekenler
      </h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5">
        {warnings.map(({ name, text }) => (
          <li key={name}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

function warningsOf(site: WholeDashboard): { name: string; text: ReactNode }[] {
  const { trafficRecords: records, disk, backup, jobs } = site
  const warnings = [
    records?.failingSince != null && {
      name: 'records',
      text: (
        <>
          Trafik kayıtları <RelativeTime date={records.failingSince} /> yazılamaz oldu. Diskte yer
          açın{records.lost > 0 && <>; {count(records.lost, 'istek')} kaydedilemedi</>}.
        </>
      ),
    },
    disk.isLow && { name: 'disk', text: `Diskte ${formatBytes(disk.freeBytes)} yer kaldı.` },
    backup.isOld && {
      name: 'backup',
      text:
        backup.lastAt === null
          ? 'Henüz yedek alınmadı; nasıl alınacağı README dosyasında yazar.'
          : `Son yedek ${dashboardLimits.backupDays} günden eski.`,
    },
    jobs.failed > 0 && {
      name: 'jobs',
      text: `${count(jobs.failed, 'arka plan işi')} başarısız oldu.`,
    },
  ]
  return warnings.filter((warning) => warning !== false)
}
