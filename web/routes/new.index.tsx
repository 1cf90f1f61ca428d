import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/new/')({
  staticData: page({ footer: false, topSpacing: false }),
  head: () =>
    pageHead({
      title: 'Yeni yazı',
      description: 'Yazın, saklayın, yayımlayın.',
      robots: 'noindex',
    }),
})
