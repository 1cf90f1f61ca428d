import { queueRestoredJobs } from './backup/jobs.ts'
import { type DatabaseAddress, withOwner } from './database/address.ts'
import { migrate } from './database/migrate.ts'
import { features } from './features.ts'
import { prepareJobs } from './jobs/queue.ts'

/** Everything that only the owner of the database may do, before the application connects. */
export async function prepareDatabase(
  address: DatabaseAddress,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  await withOwner(address, async (owner, appRole) => {
    await migrate(owner, appRole)
    for (const { prepare } of features) for (const line of (await prepare?.(owner)) ?? []) say(line)
    await prepareJobs(
      address,
      features.flatMap((feature) => feature.jobs?.kinds ?? []),
    )
    await queueRestoredJobs(owner, address)
  })
}
