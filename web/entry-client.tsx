import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { configureSite, type Site } from '../core/site.ts'
import { callFromBrowser, whenSessionEnds } from './api.ts'
import { createRouter } from './router.tsx'
import { siteElementId } from './features/frame/document.tsx'
import { currentViewer, setViewer } from './viewer.ts'

configureSite(JSON.parse(document.getElementById(siteElementId)!.textContent) as Site)
const router = createRouter({ call: callFromBrowser, viewerDataSlot: '' })

// A session that ended elsewhere makes a visitor of the member, and the router looks again at
// whether this page is for visitors.
whenSessionEnds(() => {
  if (currentViewer() === null) return
  router.options.context.queryClient.clear()
  setViewer(null)
  void router.invalidate()
})

// A page that comes back from the browser's memory may belong to somebody who has left.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

/**
 * Whoever goes on while the page is still being hydrated goes when that is done. The router would take the page away from
 * under React, which then throws and begins anew (TanStack/router#8198).
 */
const hydrated = new Promise<void>((resolve) => {
  const end = router.subscribe('onRendered', () => {
    end()
    // The frame is alive first, and the content in it when the browser rests, which Safari does not tell.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })
})
const endWaiting = router.history.block({
  blockerFn: () => hydrated.then(() => false),
  enableBeforeUnload: false,
})
void hydrated.then(endWaiting)

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
)
