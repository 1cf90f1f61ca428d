import { createFileRoute } from '@tanstack/react-router'
import { PrivacyScreen } from '../features/about/privacy-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/gizlilik')({
  staticData: page({ signIn: false, robots: 'index', whenSuspended: true }),
  head: () =>
    pageHead({
      title: 'Gizlilik ve KVKK aydınlatma metni',
      description: 'Hangi verinizi neden işlediğimiz, ne kadar sakladığımız ve haklarınız.',
      path: '/gizlilik',
      robots: 'index',
    }),
  component: PrivacyScreen,
})
