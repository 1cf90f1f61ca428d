import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,server,web,demo,tests,bench,scripts}/**/*.test.ts'],
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
