import { createFileRoute } from '@tanstack/react-router'
import { site } from '../../core/site.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { transparencyQuery } from '../features/transparency/queries.ts'
import { TransparencyScreen } from '../features/transparency/transparency-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/seffaflik')({
  staticData: page({ signIn: false, robots: 'index', whenSuspended: true }),
  loader: async ({ context: { queryClient, call } }) => {
    await queryClient.ensureQueryData(transparencyQuery(call))
    // Here and not in `head`, which is sent with every page.
    return pageHead({
      title: 'Şeffaflık',
      description: `${site.name} kaç bildirim aldı, ne karar verdi, ne kadar sürdü: ay ay sayılar.`,
      path: '/seffaflik',
      robots: 'index',
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: TransparencyScreen,
  errorComponent: FailedPart,
})
