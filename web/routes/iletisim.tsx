import { createFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '../features/about/contact-screen.tsx'
import { loadContact } from '../features/about/texts.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { loadedHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/iletisim')({
  staticData: page({ signIn: false, robots: 'index', whenSuspended: true }),
  loader: loadContact,
  head: loadedHead,
  component: ContactScreen,
  errorComponent: FailedPart,
})
