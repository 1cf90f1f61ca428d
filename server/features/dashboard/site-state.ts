import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dashboardLimits } from '../../../core/contracts/dashboard-limits.ts'
import type { FailedJob, WholeDashboard } from '../../../core/contracts/dashboard.ts'
import { millisecondsOfDay } from '../../../core/turkish/dates.ts'
import type { Parts } from '../../feature.ts'
import { withoutPersons } from '../../log.ts'
import {
  countJobs,
  type FailedJobRow,
  selectFailedJobs,
  selectFigures,
  selectLastBackup,
} from './dashboard.sql.ts'
import { onceAMinute } from './once-a-minute.ts'

const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string }

/** How the site is: figures are up to a minute old, what admins act on is read anew. */
export function siteState(
  parts: Pick<Parts, 'config' | 'database' | 'trafficRecords'>,
): () => Promise<WholeDashboard> {
  const { config, database, trafficRecords } = parts
  const figures = onceAMinute(() => selectFigures(database))
  return async () => {
    const [known, list, counts, lastBackup, disk] = await Promise.all([
      figures(),
      selectFailedJobs(database),
      countJobs(database),
      selectLastBackup(database),
      statfs(config.dataDir),
    ])
    const { members, posts, reads, refusedAddresses, uploadBytes, databaseBytes } = known
    return {
      ...{ members, posts, reads },
      mail: { failed: counts.failedMails, waiting: counts.waitingMails, refusedAddresses },
      jobs: { failed: counts.failed, list: list.map(asFailedJob) },
      disk: {
        ...{ uploadBytes, databaseBytes, areUploadsHere: config.s3 === undefined },
        freeBytes: disk.bavail * disk.bsize,
        totalBytes: disk.blocks * disk.bsize,
        isLow: disk.bavail < disk.blocks * dashboardLimits.leastFreeShare,
      },
      version: { site: version, node: process.versions.node, database: known.databaseVersion },
      backup: { lastAt: lastBackup?.toISOString() ?? null, isOld: isOld(lastBackup) },
      trafficRecords: trafficRecords && recordsState(config.trafficRecordDays!, trafficRecords),
    }
  }
}

const isOld = (backup: Date | null): boolean =>
  backup === null || Date.now() - backup.getTime() > dashboardLimits.backupDays * millisecondsOfDay

const recordsState = (
  days: number,
  { state }: NonNullable<Parts['trafficRecords']>,
): WholeDashboard['trafficRecords'] => ({
  days,
  lost: state.lost,
  failingSince: state.failingSince?.toISOString() ?? null,
})

/** Long enough to know it by. */
const errorLength = 300

/** Errors often quote what they choked on, so whatever tells a person is taken out. */
const asFailedJob = ({ failedAt, error, ...job }: FailedJobRow): FailedJob => ({
  ...job,
  failedAt: failedAt.toISOString(),
  error: withoutPersons(error?.split('\n', 1)[0] ?? '').slice(0, errorLength),
})
