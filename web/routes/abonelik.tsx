import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribeScreen } from '../features/mails/unsubscribe-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'
import { textParameter } from '../search-parameters.ts'

export const Route = createFileRoute('/abonelik')({
  staticData: page({
    signIn: false,
    footer: false,
    returnHere: false,
    query: ['token'],
    isCached: false,
  }),
  validateSearch: (search): { token?: string } => ({ token: textParameter(search.token) }),
  head: () =>
    pageHead({
      title: 'E-posta aboneliği',
      robots: 'noindex',
    }),
  component: UnsubscribePage,
})

function UnsubscribePage() {
  const { token } = Route.useSearch()
  return <UnsubscribeScreen token={token ?? ''} />
}
