import {
  createRequestHandler,
  renderRouterToString,
  RouterServer,
} from '@tanstack/react-router/ssr/server'
import { configureSite, type Site, site } from '../core/site.ts'
import { failed, type MakeCall, withValuesOfFailures } from './api.ts'
import { type PageConfig, pageOf, unknownPage } from './page.ts'
import { createRouter, routeOfLogin } from './router.tsx'

export interface PageRequest {
  /** Path and query, as the browser asked for it. */
  href: string
  call: MakeCall
  /** Put where the viewer data is joined in, and on every script, so that the server knows them again. */
  placeholders: { viewerData: string; script: string }
  assets: PageAssets
}

export interface RenderedPage {
  status: number
  html: string
  /** What the page that was rendered declares of itself. */
  config: PageConfig
  /** Set instead of the page when its loader sends the reader elsewhere. */
  location: string | null
  /** Why the page shows that it failed. */
  failure: unknown
}

/** Which files of the build each route needs, by route id. */
export type PageAssets = Parameters<typeof createRequestHandler>[0]['getRouterManifest'] extends
  | (() => infer Manifest)
  | undefined
  ? Awaited<Manifest>
  : never

export const prepare = (values: Site): void => configureSite(values)

let matcher: ReturnType<typeof createRouter> | undefined

/** What the page at an address declares of itself, without rendering it. */
export function pageAt(path: string): PageConfig {
  matcher ??= createRouter({
    call: withValuesOfFailures(async () => failed(0, '')),
    viewerDataSlot: '',
  })
  const [matchedRoutes, params, foundRoute] = matcher.getMatchedRoutes(
    path === site.loginPath ? routeOfLogin : path,
  )
  // A route that matches only the beginning of the address leaves the rest here.
  if (foundRoute === undefined || '**' in params) return unknownPage
  return pageOf(matchedRoutes.map((route) => ({ staticData: route.options.staticData ?? {} })))
}

function routerFor({ call, placeholders }: PageRequest): ReturnType<typeof createRouter> {
  const router = createRouter({
    call: withValuesOfFailures((endpoint, input) => call(endpoint, input as never)),
    viewerDataSlot: placeholders.viewerData,
  })
  router.update({ ...router.options, ssr: { nonce: placeholders.script } })
  return router
}

export async function renderPage(page: PageRequest): Promise<RenderedPage> {
  const handle = createRequestHandler({
    request: new Request(new URL(page.href, 'http://localhost')),
    createRouter: () => routerFor(page),
    getRouterManifest: () => page.assets,
  })
  let config = unknownPage
  let failure: unknown
  const response = await handle(({ router, responseHeaders }) => {
    config = pageOf(router.state.matches)
    failure = router.state.matches.find(({ status }) => status === 'error')?.error
    return renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    })
  })
  return {
    status: response.status,
    html: await response.text(),
    config,
    location: response.headers.get('Location'),
    failure,
  }
}
