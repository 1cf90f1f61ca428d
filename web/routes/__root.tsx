import { createRootRouteWithContext, Outlet, redirect, useRouter } from '@tanstack/react-router'
import '../styles/theme.css'
import { callForViewer } from '../features/accounts/call-for-viewer.ts'
import { rememberReturnPath } from '../features/accounts/return-to.ts'
import { Document } from '../features/frame/document.tsx'
import { FailedScreen } from '../features/frame/failed-screen.tsx'
import { Layout } from '../features/frame/layout.tsx'
import { NotFoundScreen } from '../features/frame/not-found-screen.tsx'
import { site } from '../../core/site.ts'
import { CallProvider } from '../api.ts'
import { pageHead } from '../head.ts'
import { pageOf } from '../page.ts'
import type { RouterContext } from '../router.tsx'
import { currentViewer } from '../viewer.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ matches, location, preload, context }) => {
    // The server asks the same before it renders anything.
    if (typeof window === 'undefined') return undefined
    // The first words of a new text are gathered on the way to it and nowhere else.
    if (!preload && location.pathname !== '/new') globalThis.earlyTitle = null
    const page = pageOf(matches)
    if (page.signIn && currentViewer() === null) {
      if (!preload) rememberReturnPath(location.publicHref)
      throw redirect({ to: '/giris' })
    }
    if (currentViewer()?.isSuspended && !page.whenSuspended) throw redirect({ to: '/askida' })
    if (page.visitorsOnly && currentViewer() !== null) throw redirect({ to: '/' })
    return { call: callForViewer(context.call) }
  },
  // A page that matched says its own name as soon as it is there.
  head: ({ matches }) =>
    pageHead({
      title: isMissing(matches) ? 'Sayfa bulunamadı' : site.name,
      robots: 'noindex',
    }),
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: FailedRoot,
})

/** No page has this address, or the one that has it found nothing there. */
const isMissing = (matches: { status: string }[]): boolean =>
  matches.length === 1 || matches.some(({ status }) => status === 'notFound')

function Root() {
  const { call, viewerDataSlot } = useRouter().options.context
  return (
    <Document viewerDataSlot={viewerDataSlot}>
      <CallProvider value={call}>
        <Layout>
          <Outlet />
        </Layout>
      </CallProvider>
    </Document>
  )
}

/** Even when the frame itself fails, a whole document stands there. */
function FailedRoot() {
  return (
    <Document viewerDataSlot='{"viewer":null,"texts":{}}'>
      <FailedScreen />
    </Document>
  )
}
