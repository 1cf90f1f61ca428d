import { useMatches, useRouterState } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { pageOf } from '../../page.ts'
import { NoticeProvider } from '../../ui/notice.tsx'
import { AskInProvider } from '../accounts/ask-in.tsx'
import { UnconfirmedBanner } from '../accounts/unconfirmed-banner.tsx'
import { announcementHtml } from './announcement.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NextPage } from './next-page.tsx'

// It comes with the page and is closed by its first script: browsers keep what came instead of fetching it a second time.
const inPage = import.meta.env.SSR ? '' : document.getElementById('duyuru')?.outerHTML
const announcement = import.meta.env.SSR ? announcementHtml : () => inPage ?? ''

/** The frame around every page, as the page's own configuration wants it. */
export function Layout({ children }: { children: ReactNode }) {
  const page = useMatches({ select: pageOf })
  useFocusOnArrival()
  return (
    <NoticeProvider>
      <AskInProvider>
        <NextPage />
        <LiveLater />
        <a
          href="#icerik"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2 focus:shadow-popup"
        >
          İçeriğe geç
        </a>
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: announcement() }} />
        <div className="flex min-h-dvh flex-col">
          {page.header && <Header />}
          {page.header && <UnconfirmedBanner />}
          <main
            id="icerik"
            tabIndex={-1}
            className={page.topSpacing ? 'mt-8 flex-1 viewer-waiting:mt-12' : 'flex-1'}
          >
            {children}
          </main>
          {page.footer && <Footer />}
        </div>
      </AskInProvider>
    </NoticeProvider>
  )
}

/** After this long nothing of the page itself is still on its way. */
const restAfter = 4000

/** Nothing that is read waits for it, so it is fetched when the page rests. */
function LiveLater() {
  const [Live, setLive] = useState<ComponentType>()
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without it the page is as it was when it came.
      import('./live-page.tsx').then(
        (part) => setLive(() => part.LivePage),
        () => undefined,
      )
    }, restAfter)
    return () => clearTimeout(timer)
  }, [])
  return Live && <Live />
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The page stays what it is and only gets another address. */
    keepsFocus?: boolean
  }
}

/** A new page begins at its content, also for those who hear it instead of seeing it. */
function useFocusOnArrival(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const isSamePage = useRouterState({
    select: (state) => state.resolvedLocation?.state.keepsFocus === true,
  })
  const arrivedAt = useRef(path)
  useEffect(() => {
    const isFirst = arrivedAt.current === undefined
    if (path === undefined || arrivedAt.current === path) return
    arrivedAt.current = path
    const content = document.getElementById('icerik')
    // A page that has chosen its own beginning, such as the title one writes, keeps it; so does what was opened meanwhile.
    const isChosen = document.activeElement?.closest('#icerik,[role=dialog]')
    if (!isFirst && !isSamePage && !isChosen) content?.focus({ preventScroll: true })
  }, [path, isSamePage])
}
