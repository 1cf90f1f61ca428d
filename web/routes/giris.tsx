import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../features/accounts/login-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/giris')({
  staticData: page({ signIn: false, footer: false, returnHere: false, visitorsOnly: true }),
  head: () =>
    pageHead({
      title: 'Giriş yap',
      description: 'Hesabınıza giriş yapın ve kaldığınız yazıdan devam edin.',
      robots: 'noindex',
    }),
  component: LoginScreen,
})
