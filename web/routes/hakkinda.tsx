import { createFileRoute } from '@tanstack/react-router'
import { site } from '../../core/site.ts'
import { withSuffix } from '../../core/turkish/suffix.ts'
import { AboutScreen } from '../features/about/about-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/hakkinda')({
  staticData: page({ signIn: false, robots: 'index' }),
  head: () =>
    pageHead({
      title: 'Hakkında',
      description: `${withSuffix(site.name, 'genitive')} ne olduğu, kimler için olduğu ve nasıl işlediği.`,
      path: '/hakkinda',
      robots: 'index',
    }),
  component: AboutScreen,
})
