import { createFileRoute } from '@tanstack/react-router'
import { site } from '../../core/site.ts'
import { TextScreen } from '../features/about/text-screen.tsx'
import { loadText } from '../features/about/texts.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { loadedHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/hakkinda')({
  staticData: page({ signIn: false, robots: 'index', whenSuspended: true }),
  loader: loadText('about'),
  head: loadedHead,
  component: () => <TextScreen name="about" title={`${site.name} hakkında`} />,
  errorComponent: FailedPart,
})
