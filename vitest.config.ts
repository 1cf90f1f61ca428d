import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,server,web,demo,tests,bench,scripts}/**/*.test.ts'],
    // Stopped in the reverse order: the first may fail the run, and must leave no database behind.
    globalSetup: ['tests/support/served-calls.ts', 'tests/support/database.ts'],
    setupFiles: 'tests/support/console.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores: more workers only wait for each other and for PostgreSQL.
    maxWorkers: 2,
  },
})
