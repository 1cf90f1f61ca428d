import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { configureSite, type Site } from '../core/site.ts'
import { callFromBrowser } from './api.ts'
import { createRouter } from './router.tsx'
import { siteElementId } from './features/frame/document.tsx'

configureSite(JSON.parse(document.getElementById(siteElementId)!.textContent) as Site)
const router = createRouter({ call: callFromBrowser, visitSlot: '' })

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
)
