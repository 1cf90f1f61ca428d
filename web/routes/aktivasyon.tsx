import { createFileRoute } from '@tanstack/react-router'
import { ActivationScreen } from '../features/accounts/activation-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'
import { textParameter } from '../search-parameters.ts'

export const Route = createFileRoute('/aktivasyon')({
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
      title: 'E-posta onayı',
      robots: 'noindex',
    }),
  component: ActivationPage,
})

function ActivationPage() {
  const { token } = Route.useSearch()
  return <ActivationScreen token={token ?? ''} />
}
