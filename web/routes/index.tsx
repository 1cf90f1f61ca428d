import { createFileRoute } from '@tanstack/react-router'
import { site } from '../../core/site.ts'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/')({
  staticData: page({ signIn: false, robots: 'index' }),
  head: () =>
    pageHead({
      title: site.name,
      description: 'Türkçenin yazıldığı ve okunduğu yer: yazılar, yazarlar ve okurlar.',
      path: '/',
      robots: 'index',
      structuredData: [{ '@type': 'WebSite', name: site.name, url: site.url, inLanguage: 'tr' }],
    }),
  component: HomeScreen,
})
