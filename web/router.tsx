import type { QueryClient } from '@tanstack/react-query'
import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { site } from '../core/site.ts'
import type { MakeCall } from './api.ts'
import { newQueryClient, withQueries } from './queries.tsx'
import { routeTree } from './route-tree.gen.ts'
import { queryText } from './search-parameters.ts'

/** What every route gets, in the browser and on the server alike. */
export interface RouterContext {
  call: MakeCall
  queryClient: QueryClient
  /** Where the server puts the viewer data at sending; empty in the browser. */
  viewerDataSlot: string
}

export const routeOfLogin = '/giris'

export function createRouter({ call, viewerDataSlot }: Omit<RouterContext, 'queryClient'>) {
  const queryClient = newQueryClient()
  let isFirst = true
  const router = createTanStackRouter({
    routeTree,
    context: { call, queryClient, viewerDataSlot },
    defaultPreload: 'intent',
    notFoundMode: 'root',
    // The browser itself puts a page that came as HTML where it belongs, and its reader may have scrolled since.
    scrollRestoration: () => !isFirst,
    origin: site.url,
    // As plain text: the router's own way would take the quotation marks off "iki kelime" and make 12 a number.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: queryText,
    rewrite: {
      input: ({ url }) => renamed(url, site.loginPath, routeOfLogin),
      output: ({ url }) => renamed(url, routeOfLogin, site.loginPath),
    },
  })
  router.subscribe('onRendered', () => {
    isFirst = false
  })
  withQueries(router, queryClient)
  return router
}

/** The login page's path is a configured value, while its file keeps one name. */
function renamed(url: URL, from: string, to: string): URL {
  if (from !== to && url.pathname === from) url.pathname = to
  return url
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
