import { createFileRoute } from '@tanstack/react-router'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { fetchEditor } from '../features/writing/page/load-editor.ts'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/new/$id')({
  staticData: page({ footer: false, topSpacing: false, moreCode: fetchEditor }),
  // A new text gets this address while it is written, perhaps offline: nothing may be fetched then.
  codeSplitGroupings: [],
  // The editor page has it; no other page should.
  loader: async ({ context, params: { id } }) =>
    (await import('../features/writing/saving/opening.ts')).openPage(context, id),
  // What is written on must be what is there now.
  gcTime: 0,
  preload: false,
  head: () =>
    pageHead({
      title: 'Yazıyı düzenle',
      robots: 'noindex',
    }),
  errorComponent: FailedPart,
})
