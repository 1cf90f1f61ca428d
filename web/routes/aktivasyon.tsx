import { createFileRoute } from '@tanstack/react-router'
import { ActivationScreen } from '../features/accounts/activation-screen.tsx'
import {
  ConfirmNewEmailScreen,
  UndoNewEmailScreen,
} from '../features/accounts/email-change-screens.tsx'
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

/** What a link is for stands behind its token: another address or parameter would be sent with every page. */
const screens: Record<string, typeof ActivationScreen> = {
  'yeni-adres': ConfirmNewEmailScreen,
  'geri-al': UndoNewEmailScreen,
}

function ActivationPage() {
  const [token = '', purpose] = Route.useSearch().token?.split('.') ?? []
  const Screen = (purpose && screens[purpose]) || ActivationScreen
  return <Screen token={token} />
}
