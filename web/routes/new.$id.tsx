import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { fetchEditor } from '../features/writing/page/load-editor.ts'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/new/$id')({
  staticData: page({ footer: false, topSpacing: false, moreCode: fetchEditor }),
  // A new text gets this address while it is written, perhaps offline: nothing may be fetched then.
  codeSplitGroupings: [],
  loader: async ({ context: { call, queryClient }, params: { id } }) => {
    // The editor page has it; no other page should.
    const { createdText, openText } = await import('../features/writing/saving/opening.ts')
    const opened = createdText(queryClient, id) ?? (await openText(call, id))
    if (opened === null) throw notFound()
    // The API takes a slug too, but a text on the page has one address.
    const number = String(opened.copy.anchor.postId)
    if (number !== id) throw redirect({ to: '/new/$id', params: { id: number } })
    return opened
  },
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
