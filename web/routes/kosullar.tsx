import { createFileRoute } from '@tanstack/react-router'
import { TextScreen } from '../features/about/text-screen.tsx'
import { loadText } from '../features/about/texts.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { loadedHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/kosullar')({
  staticData: page({ signIn: false, robots: 'index', whenSuspended: true }),
  loader: loadText('terms'),
  head: loadedHead,
  component: () => <TextScreen name="terms" title="Kullanım koşulları" />,
  errorComponent: FailedPart,
})
