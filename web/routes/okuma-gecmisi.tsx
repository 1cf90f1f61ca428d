import { createFileRoute } from '@tanstack/react-router'
import { HistoryScreen } from '../features/reading-history/history-screen.tsx'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

/** What was read is known to the device alone, so visitors have it as well. */
export const Route = createFileRoute('/okuma-gecmisi')({
  staticData: page({ signIn: false }),
  head: () => pageHead({ title: 'Okuma geçmişim', robots: 'noindex' }),
  component: HistoryScreen,
  errorComponent: FailedPart,
})
