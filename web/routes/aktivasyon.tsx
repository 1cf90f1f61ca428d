import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod'
import { ActivationScreen } from '../features/accounts/activation-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/aktivasyon')({
  staticData: page({ signIn: false, footer: false }),
  validateSearch: z.object({ token: z.string().optional().catch(undefined) }),
  head: () =>
    pageHead({
      title: 'E-posta onayı',
      description: 'E-posta adresinizi onaylayın.',
      robots: 'noindex',
    }),
  component: ActivationPage,
})

function ActivationPage() {
  const { token } = Route.useSearch()
  return <ActivationScreen token={token ?? ''} />
}
