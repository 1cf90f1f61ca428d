import type { Config } from '../../server/config.ts'

/** Only what hangs should be stopped by a limit: a busy machine is slow, not wrong. */
export const unhurried: Pick<Config, 'mostDelay' | 'databaseDeadlines'> = {
  mostDelay: 0,
  databaseDeadlines: { connection: 600_000, statement: 600_000, response: 600_000 },
}
