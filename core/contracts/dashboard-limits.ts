export const dashboardLimits = {
  /** Queues and failed jobs are counted so far and no further. */
  countedAtMost: 1000,
  failedJobs: 20,
  /** A backup that is older is warned of. */
  backupDays: 3,
  /** Of the disk: with less, it is warned of. */
  leastFreeShare: 0.1,
} as const
