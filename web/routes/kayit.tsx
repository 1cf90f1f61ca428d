import { createFileRoute } from '@tanstack/react-router'
import { SignUpScreen } from '../features/accounts/sign-up-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/kayit')({
  staticData: page({ signIn: false, footer: false, returnHere: false, visitorsOnly: true }),
  head: () =>
    pageHead({
      title: 'Kayıt ol',
      robots: 'noindex',
    }),
  component: SignUpScreen,
})
