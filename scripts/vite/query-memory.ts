import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const browserQueries = fileURLToPath(new URL('../../web/queries/browser.ts', import.meta.url))

/**
 * In browsers the query library comes with an open memory, wherever a page imports it; a page
 * that does not import it does without both.
 */
export function queryMemory(): Plugin {
  return {
    name: 'query-memory',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^@tanstack\/react-query$/ },
      handler: (_, importer = '') =>
        /\/web\/(?!queries\/)/.test(importer) ? browserQueries : undefined,
    },
  }
}
