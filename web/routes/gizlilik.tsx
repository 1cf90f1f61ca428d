import { createFileRoute } from '@tanstack/react-router'
import { TextScreen } from '../features/about/text-screen.tsx'
import { loadText } from '../features/about/texts.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { loadedHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/gizlilik')({
  staticData: page({ signIn: false, robots: 'index', whenSuspended: true }),
  loader: loadText('privacy'),
  head: loadedHead,
  component: () => <TextScreen name="privacy" title="Gizlilik ve KVKK aydınlatma metni" />,
  errorComponent: FailedPart,
})
