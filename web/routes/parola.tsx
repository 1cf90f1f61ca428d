import { createFileRoute } from '@tanstack/react-router'
import { ForgottenPasswordScreen } from '../features/accounts/forgotten-password-screen.tsx'
import { NewPasswordScreen } from '../features/accounts/new-password-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'
import { textParameter } from '../search-parameters.ts'

export const Route = createFileRoute('/parola')({
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
      title: 'Parola yenileme',
      robots: 'noindex',
    }),
  component: PasswordPage,
})

function PasswordPage() {
  const { token } = Route.useSearch()
  return token === undefined ? <ForgottenPasswordScreen /> : <NewPasswordScreen token={token} />
}
