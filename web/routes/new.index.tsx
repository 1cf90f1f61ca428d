import { createFileRoute } from '@tanstack/react-router'
import { fetchEditor } from '../features/writing/page/load-editor.ts'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/new/')({
  staticData: page({ footer: false, topSpacing: false, moreCode: fetchEditor }),
  head: () =>
    pageHead({
      title: 'Yeni yazı',
      robots: 'noindex',
    }),
})
