import { createFileRoute } from '@tanstack/react-router'
import { TermsScreen } from '../features/about/terms-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/kosullar')({
  staticData: page({ signIn: false, robots: 'index', whenSuspended: true }),
  head: () =>
    pageHead({
      title: 'Kullanım koşulları',
      description: 'Burada yazarken ve okurken uyduğumuz kurallar.',
      path: '/kosullar',
      robots: 'index',
    }),
  component: TermsScreen,
})
