/**
 * The advisory locks, which are numbers to PostgreSQL: two that are the same would wait for each other. Functions in
 * SQL write theirs out; a test finds those that are not here.
 */
export const locks = {
  migrations: 7407203,
  appRole: 7407204,
  queues: 7407205,
  demo: 7407206,
  /** In `fold_tallies`. */
  tallies: 7407207,
  /** In `live_events`. */
  liveEvents: 7407208,
  publishing: 7407209,
  /** In `fold_statistics`. */
  statistics: 7407210,
  deletions: 7407211,
  searchIndex: 7407222,
  categories: 7407236,
}
