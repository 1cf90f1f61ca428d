import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../features/accounts/login-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/giris')({
  staticData: page({ signIn: false, footer: false, returnHere: false, visitorsOnly: true }),
  head: () =>
    pageHead({
      title: 'Giriş yap',
      robots: 'noindex',
    }),
  component: LoginScreen,
})
