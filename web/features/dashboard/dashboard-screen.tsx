import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dashboardLimits } from '../../../core/contracts/dashboard-limits.ts'
import type { Queue } from '../../../core/contracts/dashboard.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { dashboardQuery } from './queries.ts'
import { SiteFigures } from './site-figures.tsx'
import { SiteState } from './site-state.tsx'
import { Warnings } from './warnings.tsx'

/** What waits for an editor, and for admins how the site is. */
export function DashboardScreen() {
  const { data } = useSuspenseQuery(dashboardQuery(useCall()))
  const { queues, site } = data
  return (
    <>
      {site && <Warnings site={site} />}
      <section aria-labelledby="bekleyenler">
        <h2 id="bekleyenler">Bekleyenler</h2>
        <dl className="mt-4 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-4">
          <Waiting name="Onay bekleyen yazı" section="onay" queue={queues.waitingPosts} />
          <Waiting name="Açık bildirim" section="bildirimler" queue={queues.openCases} />
          <Waiting name="İncelemede" section="bildirimler" queue={queues.heldCases} />
          <Waiting name="İtiraz" section="bildirimler" queue={queues.appeals} />
        </dl>
      </section>
      {site && (
        <>
          <SiteFigures site={site} />
          <FailedJobs jobs={site.jobs} />
          <SiteState site={site} />
        </>
      )}
    </>
  )
}

interface WaitingProps {
  name: string
  /** Where it is worked off. */
  section: string
  queue: Queue
}

function Waiting({ name, section, queue }: WaitingProps) {
  const { count, oldestAt } = queue
  return (
    <div className="border-t py-4">
      <dt className="text-small text-muted">
        <Link
          to="/yonetim/{-$bolum}/{-$id}"
          params={{ bolum: section, id: undefined }}
          className="underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      </dt>
      <dd>
        <p className="font-serif text-step-4 tabular-nums">
          {formatNumber(count)}
          {count === dashboardLimits.countedAtMost && '+'}
        </p>
        <p className="mt-1 text-small text-muted">
          {oldestAt === null ? (
            'Bekleyen yok'
          ) : (
            <>
              En eskisi <RelativeTime date={oldestAt} />
            </>
          )}
        </p>
      </dd>
    </div>
  )
}
