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

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
)
