import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ActivationScreen } from '../features/accounts/activation-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/aktivasyon')({
  staticData: page({ signIn: false, footer: false, returnHere: false }),
  validateSearch: z.object({ token: z.catch(z.optional(z.string()), undefined) }),
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
