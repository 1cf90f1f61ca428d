import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** These take minutes: begun first, none of them runs on alone when everything else is done. */
const longest = ['tests/freshness/freshness.test.ts', 'tests/start/killed.test.ts']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      longest.some((file) => moduleId.endsWith(file))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ['{core,server,web,demo,tests,bench,scripts}/**/*.test.ts'],
    sequence: { sequencer: LongestFirst },
    // Stopped in the reverse order: the first may fail the run, and must leave no database behind.
    globalSetup: ['tests/support/served-calls.ts', 'tests/support/database.ts'],
    setupFiles: ['tests/support/console.ts', 'tests/support/stop-all.ts'],
    // Only what hangs should be stopped by a limit: a busy machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Some tests wait for deadlines and restarts, so that a third worker finds room on two cores.
    maxWorkers: 3,
    // A test file changes no module, so modules are read in once for each worker and not for each file.
    isolate: false,
  },
})
