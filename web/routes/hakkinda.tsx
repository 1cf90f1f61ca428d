import { createFileRoute } from '@tanstack/react-router'
import { site } from '../../core/site.ts'
import { AboutScreen } from '../features/about/about-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/hakkinda')({
  staticData: page({ signIn: false, robots: 'index' }),
  head: () =>
    pageHead({
      title: 'Hakkında',
      description: `${site.name} nedir, kimler içindir ve nasıl işler.`,
      path: '/hakkinda',
      robots: 'index',
    }),
  component: AboutScreen,
})
